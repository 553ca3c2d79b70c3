//! A house as the compiler reads it: what each file defines, exports, uses and calls.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{Spacing, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, ItemImpl, ItemMod, ItemUse, Macro, TraitItem, Type, UseTree};

use crate::failure::{Failure, Result, io};

/// A path from the root of the house: `["hand", "question", "Question"]`.
pub(super) type ItemPath = Vec<String>;

/// A file with all that it says about others.
#[derive(Debug, Default)]
pub(super) struct Source {
    /// The path in the house, such as `hand/question.rs`.
    pub file: String,
    /// The paths that it uses, each with its line; what it only hands on (`pub use`) is not among them.
    pub uses: Vec<(usize, ItemPath)>,
    /// The methods that it calls, each with its line.
    pub calls: Vec<(usize, String)>,
    /// The methods that it defines.
    pub methods: BTreeSet<String>,
    /// The types for which it implements `Display`, and those for which `Error`.
    pub displayed: BTreeSet<String>,
    pub errors: Vec<(usize, String)>,
}

/// All files of a house.
#[derive(Debug, Default)]
pub(super) struct Sources {
    pub files: Vec<Source>,
    modules: BTreeMap<ItemPath, Module>,
}

#[derive(Debug, Default)]
struct Module {
    file: usize,
    /// The names that it defines, modules among them.
    own: BTreeSet<String>,
    /// The paths that it brings in, by the names that they have here; `*` for all of a module.
    brought: Vec<(String, ItemPath)>,
    /// Macros make items in it, whose names are not seen.
    has_made: bool,
}

impl Sources {
    /// Reads a folder; files that only test, those under `skipped` and the face are left out.
    pub fn read(root: &Path, face: &str, skipped: &[&str]) -> Result<Self> {
        let mut found = Vec::new();
        walk(root, root, &mut found)?;
        found.retain(|(file, _)| {
            !file.ends_with("tests.rs") && !skipped.iter().any(|skipped| file.starts_with(skipped))
        });
        found.sort();
        let mut sources = Self::default();
        for (file, text) in found {
            let is_face = file == format!("{face}.rs");
            let module: ItemPath = file
                .trim_end_matches(".rs")
                .split('/')
                .map(str::to_owned)
                .collect();
            let module = if is_face { Vec::new() } else { module };
            sources.add(file, module, &text)?;
        }
        Ok(sources)
    }

    /// Adds a file.
    pub fn add(&mut self, file: String, module: ItemPath, text: &str) -> Result<()> {
        let tree = syn::parse_file(text).map_err(|why| {
            Failure::new(
                format!("{file} cannot be read: {why}"),
                "`cargo check` says more",
            )
        })?;
        let mut reader = Reader {
            file: self.files.len(),
            module,
            source: Source {
                file,
                ..Source::default()
            },
            modules: &mut self.modules,
        };
        reader.enter(&tree.items);
        let source = reader.source;
        self.files.push(source);
        Ok(())
    }

    /// Returns the file in which a path ends, re-exports followed.
    pub fn file_of(&self, path: &[String]) -> Option<usize> {
        self.end(path, 0)
    }

    fn end(&self, path: &[String], depth: usize) -> Option<usize> {
        if depth > 12 {
            return None;
        }
        let mut at = ItemPath::new();
        for (i, name) in path.iter().enumerate() {
            let module = self.modules.get(&at)?;
            let deeper: ItemPath = at.iter().chain([name]).cloned().collect();
            if self.modules.contains_key(&deeper) {
                at = deeper;
                continue;
            }
            if module.own.contains(name) {
                return Some(module.file);
            }
            let rest = &path[i + 1..];
            let named = module.brought.iter().find(|(own, _)| own == name);
            if let Some((_, target)) = named {
                let target: ItemPath = target.iter().chain(rest).cloned().collect();
                return self.end(&target, depth + 1);
            }
            let globs = module.brought.iter().filter(|(own, _)| own == "*");
            for (_, target) in globs {
                let target: ItemPath = target.iter().chain([name]).chain(rest).cloned().collect();
                // A module that brings in all of a second one may be brought in by that.
                if let Some(file) = self.end(&target, depth + 4) {
                    return Some(file);
                }
            }
            return module.has_made.then_some(module.file);
        }
        self.modules.get(&at).map(|module| module.file)
    }
}

fn walk(root: &Path, folder: &Path, found: &mut Vec<(String, String)>) -> Result<()> {
    for entry in fs::read_dir(folder).map_err(io("read", folder))? {
        let path = entry.map_err(io("read", folder))?.path();
        if path.is_dir() {
            walk(root, &path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).map_err(io("read", &path))?;
            let inside = path.strip_prefix(root).unwrap_or(&path);
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            found.push((parts.join("/"), text));
        }
    }
    Ok(())
}

/// Reads one file.
struct Reader<'a> {
    file: usize,
    module: ItemPath,
    source: Source,
    modules: &'a mut BTreeMap<ItemPath, Module>,
}

impl Reader<'_> {
    /// Reads the items of a module of the file.
    fn enter(&mut self, items: &[Item]) {
        let own = items
            .iter()
            .filter(|item| !is_test(attributes(item)))
            .filter_map(name_of);
        let module = Module {
            file: self.file,
            own: own.collect(),
            brought: Vec::new(),
            has_made: items
                .iter()
                .any(|item| matches!(item, Item::Macro(made) if made.ident.is_none())),
        };
        self.modules.insert(self.module.clone(), module);
        for item in items {
            self.visit_item(item);
        }
    }

    /// Returns a path from the root of the house, where it is one of it.
    fn absolute(&self, path: &[String]) -> Option<ItemPath> {
        let (first, rest) = path.split_first()?;
        let above = |n: usize| {
            self.module
                .iter()
                .take(self.module.len().saturating_sub(n))
                .cloned()
        };
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some(above(0).chain(rest.iter().cloned()).collect()),
            "super" => {
                let n = path.iter().take_while(|name| *name == "super").count();
                Some(above(n).chain(path[n..].iter().cloned()).collect())
            }
            _ => {
                let here = self.modules.get(&self.module)?;
                if here.own.contains(first) && first.starts_with(char::is_lowercase) {
                    return Some(above(0).chain(path.iter().cloned()).collect());
                }
                let (_, brought) = here.brought.iter().find(|(own, _)| own == first)?;
                Some(brought.iter().chain(rest).cloned().collect())
            }
        }
    }

    fn note(&mut self, span: Span, path: &[String]) {
        if let Some(path) = self.absolute(path)
            && !path.is_empty()
        {
            self.source.uses.push((span.start().line, path));
        }
    }

    /// Finds paths of the house among the words of a macro.
    fn words(&mut self, stream: TokenStream) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut i = 0;
        while let Some(token) = tokens.get(i) {
            match token {
                TokenTree::Group(group) => self.words(group.stream()),
                TokenTree::Ident(first) => {
                    let mut path = vec![first.to_string()];
                    while let (
                        Some(TokenTree::Punct(one)),
                        Some(TokenTree::Punct(two)),
                        Some(TokenTree::Ident(name)),
                    ) = (tokens.get(i + 1), tokens.get(i + 2), tokens.get(i + 3))
                        && (one.as_char(), one.spacing(), two.as_char())
                            == (':', Spacing::Joint, ':')
                    {
                        path.push(name.to_string());
                        i += 3;
                    }
                    if path.len() > 1 {
                        self.note(first.span(), &path);
                    }
                    let is_dot = |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(dot)) if dot.as_char() == '.');
                    let is_call = matches!(tokens.get(i + 1), Some(TokenTree::Group(_)));
                    if path.len() == 1 && i > 0 && is_dot(i - 1) && is_call {
                        self.source
                            .calls
                            .push((first.span().start().line, path.remove(0)));
                    }
                }
                _ => {}
            }
            i += 1;
        }
    }

    fn bring(&mut self, tree: &UseTree, before: &mut ItemPath, only_handed_on: bool) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.bring(&path.tree, before, only_handed_on);
                before.pop();
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.bring(tree, before, only_handed_on);
                }
            }
            UseTree::Name(name) => self.brought(
                name.ident.span(),
                before,
                &name.ident.to_string(),
                None,
                only_handed_on,
            ),
            UseTree::Rename(name) => {
                let own = name.rename.to_string();
                self.brought(
                    name.ident.span(),
                    before,
                    &name.ident.to_string(),
                    Some(own),
                    only_handed_on,
                );
            }
            UseTree::Glob(star) => {
                let span = star.star_token.spans[0];
                self.brought(span, before, "*", None, only_handed_on);
            }
        }
    }

    fn brought(
        &mut self,
        span: Span,
        before: &[String],
        name: &str,
        own: Option<String>,
        only_handed_on: bool,
    ) {
        let mut path = before.to_vec();
        if name != "self" && name != "*" {
            path.push(name.to_owned());
        }
        let Some(path) = self.absolute(&path) else {
            return;
        };
        if !only_handed_on {
            self.source.uses.push((span.start().line, path.clone()));
        }
        let last = path.last().cloned().unwrap_or_default();
        let own = own.unwrap_or_else(|| if name == "*" { "*".to_owned() } else { last });
        if let Some(module) = self.modules.get_mut(&self.module) {
            module.brought.push((own, path));
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if let Some((_, items)) = &item.content {
            self.module.push(item.ident.to_string());
            self.enter(items);
            self.module.pop();
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let only_handed_on = !matches!(item.vis, syn::Visibility::Inherited);
        self.bring(&item.tree, &mut Vec::new(), only_handed_on);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let line = item.impl_token.span.start().line;
        if let (Some((_, path, _)), Type::Path(of)) = (&item.trait_, &*item.self_ty) {
            let last = |path: &syn::Path| path.segments.last().map(|last| last.ident.to_string());
            let of = last(&of.path).unwrap_or_default();
            match last(path).as_deref() {
                Some("Display") => drop(self.source.displayed.insert(of)),
                Some("Error") => self.source.errors.push((line, of)),
                _ => {}
            }
        }
        for part in &item.items {
            if let ImplItem::Fn(method) = part
                && method.sig.receiver().is_some()
            {
                self.source.methods.insert(method.sig.ident.to_string());
            }
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        for part in &item.items {
            if let TraitItem::Fn(method) = part {
                self.source.methods.insert(method.sig.ident.to_string());
            }
        }
        visit::visit_item_trait(self, item);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let line = call.method.span().start().line;
        self.source.calls.push((line, call.method.to_string()));
        visit::visit_expr_method_call(self, call);
    }

    /// Passes over it: it says who may see a thing, and uses nothing.
    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|part| part.ident.to_string())
            .collect();
        if let Some(first) = path.segments.first()
            && names.len() > 1
        {
            self.note(first.ident.span(), &names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &'ast Macro) {
        self.words(item.tokens.clone());
        visit::visit_macro(self, item);
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Tells if only a test has the item.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        is_cfg
            && attribute
                .parse_args::<syn::Ident>()
                .is_ok_and(|of| of == "test")
    })
}

fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}
