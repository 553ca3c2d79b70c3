// Whether values are what a type says, key by key: the TypeScript compiler is asked, no rule is written twice.

import { ts } from "./user.mjs";

/** The types of an installed package's entry. */
export class Types {
  constructor(folder, declarations) {
    const options = { strict: true, exactOptionalPropertyTypes: true, types: [], moduleResolution: ts.ModuleResolutionKind.Bundler };
    this.program = ts.createProgram([declarations], { ...options, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 });
    this.file = this.program.getSourceFile(declarations);
    this.checker = this.program.getTypeChecker();
    this.exports = this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(this.file));
    /** The declarations of members that a value had. */
    this.met = new Set();
  }

  /** An exported type by its name. */
  named(name) {
    const found = this.exports.find((symbol) => symbol.name === name);
    if (!found) throw new Error(`no type ${name}`);
    return this.checker.getDeclaredTypeOfSymbol(found);
  }

  /** The texts of a union. */
  union(name) {
    const type = this.named(name);
    return (type.isUnion() ? type.types : [type]).map((member) => member.value);
  }

  /** What is wrong with a value: nothing, or where and why. */
  wrong(value, type, at = "") {
    const { checker } = this;
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return type.flags & ts.TypeFlags.Any ? [`${at}: any`] : [];
    if (type.isUnion()) return this.#one(value, type.types, at);
    if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value ? [] : [`${at}: ${JSON.stringify(value)} is not ${checker.typeToString(type)}`];
    if (type.flags & ts.TypeFlags.TemplateLiteral) {
      // A word and a number, such as `match:20`.
      const [before, after] = type.texts;
      const number = String(value).slice(before.length, String(value).length - after.length);
      const fits = typeof value === "string" && value.startsWith(before) && value.endsWith(after) && /^\d+$/.test(number);
      return fits ? [] : [`${at}: ${JSON.stringify(value)} is not ${checker.typeToString(type)}`];
    }
    if (type.flags & ts.TypeFlags.BooleanLiteral) return String(value) === checker.typeToString(type) ? [] : [`${at}: ${value}`];
    const plain = [[ts.TypeFlags.String, "string"], [ts.TypeFlags.Number, "number"], [ts.TypeFlags.Undefined, "undefined"]];
    const named = plain.find(([flag]) => type.flags & flag);
    if (named) return typeof value === named[1] ? [] : [`${at}: ${JSON.stringify(value)} is no ${named[1]}`];
    if (type.flags & ts.TypeFlags.Null) return value === null ? [] : [`${at}: ${JSON.stringify(value)} is not null`];
    if (type.flags & ts.TypeFlags.Never) return [`${at}: never`];
    if (checker.isArrayType(type)) {
      if (!Array.isArray(value)) return [`${at}: no list`];
      const [element] = checker.getTypeArguments(type);
      return value.flatMap((entry, i) => this.wrong(entry, element, `${at}[${i}]`));
    }
    if (checker.isTupleType(type)) {
      const elements = checker.getTypeArguments(type);
      if (!Array.isArray(value) || value.length !== elements.length) return [`${at}: no list of ${elements.length}`];
      return value.flatMap((entry, i) => this.wrong(entry, elements[i], `${at}[${i}]`));
    }
    return this.#object(value, type, at);
  }

  /** Of several types the one that fits, or the complaints of the nearest. */
  #one(value, types, at) {
    if (types.length === 1) return this.wrong(value, types[0], at);
    if (typeof value === "string" && types.some((type) => type.value === value)) return [];
    let nearest;
    for (const type of types) {
      const before = this.met;
      this.met = new Set();
      const wrong = this.wrong(value, type, at);
      if (!wrong.length) {
        for (const declaration of this.met) before.add(declaration);
        this.met = before;
        return [];
      }
      this.met = before;
      // A literal that differs tells two members of a union apart: the other complaints are of the wrong member.
      const rank = wrong.length + (wrong.some((line) => /\.ok: /.test(line)) ? 1000 : 0);
      if (!nearest || rank < nearest.rank) nearest = { rank, wrong };
    }
    return nearest.wrong;
  }

  #object(value, type, at) {
    const { checker } = this;
    if (value === null || typeof value !== "object" || Array.isArray(value)) return [`${at}: ${JSON.stringify(value)} is no object`];
    const members = checker.getPropertiesOfType(type);
    const wrong = [];
    for (const member of members) {
      const optional = member.flags & ts.SymbolFlags.Optional;
      if (member.name in value) {
        for (const declaration of member.declarations ?? []) this.met.add(declaration);
        const inner = checker.getTypeOfSymbol(member);
        // Of an optional member one type is that it is missing, which it is not.
        const types = optional && inner.isUnion() ? inner.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [inner];
        wrong.push(...this.#one(value[member.name], types, `${at}.${member.name}`));
      } else if (!optional) wrong.push(`${at}: no ${member.name}`);
    }
    const names = new Set(members.map(({ name }) => name));
    return [...wrong, ...Object.keys(value).filter((key) => !names.has(key)).map((key) => `${at}.${key} is not declared`)];
  }

  /** The members of the interfaces, as `Interface.member`, with their declarations. */
  members() {
    const found = [];
    const walk = (node, owner) => {
      const name = node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
      if (ts.isPropertySignature(node)) found.push([`${owner}.${node.name.getText()}`, node]);
      const named = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node) || ts.isFunctionDeclaration(node);
      ts.forEachChild(node, (child) => walk(child, named ? [ts.isPropertySignature(node) ? owner : undefined, name].filter(Boolean).join(".") : owner));
    };
    walk(this.file, "");
    return found;
  }
}
