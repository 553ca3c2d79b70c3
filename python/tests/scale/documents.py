"""The code in documents, as a reader copies it."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def blocks(path):
    """Each block of Python in a document, with the heading above it."""
    text = (ROOT / path).read_text(encoding="utf-8")
    for part in re.split(r"^## ", text, flags=re.MULTILINE):
        for code in re.findall(r"^```python\n(.+?)^```$", part, re.MULTILINE | re.DOTALL):
            yield part.partition("\n")[0], code


def answer(path):
    """What a document says that its programs print: its only block of text."""
    (text,) = re.findall(r"^```text\n(.+?)^```$", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return text


def printed(code):
    """What a program prints in a Python of its own."""
    return subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
