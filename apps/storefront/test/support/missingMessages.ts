import { posix } from 'node:path';
import ts from 'typescript';
import type { DomainName } from '../../src/messages/domains.js';

type Entry = string | { readonly [key: string]: Entry };
type Dictionaries = Readonly<Record<string, Entry>>;

/** The use of messages in a source file. */
interface SourceFacts {
  readonly path: string;
  /** Paths of the files it imports, statically or dynamically, without types. */
  readonly imports: readonly string[];
  /** Every string literal that may be a message key, or with a dot at the end the start of one. */
  readonly keys: readonly string[];
  /** The domains it loads with `useMessages('cart')` or `load(['cart'])`. */
  readonly loads: readonly string[];
}

const texts = (nodes: readonly ts.Node[]) =>
  nodes.filter((node) => ts.isStringLiteralLike(node)).map(({ text }) => text);

function factsOf(path: string, source: string): SourceFacts {
  const imports: string[] = [];
  const keys: string[] = [];
  const loads: string[] = [];
  const addImport = (name: string) => {
    if (name.startsWith('.')) imports.push(posix.join(posix.dirname(path), name));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isExportDeclaration(node)
        ? node.isTypeOnly
        : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (!isType && node.moduleSpecifier) addImport((node.moduleSpecifier as ts.StringLiteral).text);
      return;
    }
    if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node;
      if (expression.kind === ts.SyntaxKind.ImportKeyword) texts(given).forEach(addImport);
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      if (name === 'useMessages') loads.push(...texts(given));
      if (name === 'load')
        for (const list of given) if (ts.isArrayLiteralExpression(list)) loads.push(...texts(list.elements));
    }
    // Keys in types are string literals where they are passed.
    if (ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) keys.push(node.text);
    if (ts.isTemplateHead(node)) keys.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { path, imports, keys, loads };
}

/** Returns a function that finds the domain of a key, or of the start of one with a dot at the end; undefined for other texts. */
function domainFinder(dictionaries: Dictionaries): (key: string) => string | undefined {
  const domains = new Map<string, string>();
  for (const [domain, dictionary] of Object.entries(dictionaries))
    for (const name of Object.keys(dictionary)) domains.set(name, domain);
  return (key) => {
    const [first = '', ...rest] = key.split('.');
    const domain = domains.get(first);
    if (domain === undefined || rest.length === 0) return undefined;
    let entry: Entry | undefined = dictionaries[domain];
    for (const name of [first, ...rest]) {
      if (name === '') break;
      entry = typeof entry === 'object' && Object.hasOwn(entry, name) ? entry[name] : undefined;
    }
    const isMessage = typeof entry === 'string' || (typeof entry === 'object' && 'other' in entry);
    return isMessage || (entry !== undefined && key.endsWith('.')) ? domain : undefined;
  };
}

/**
 * Finds messages that are used but not loaded. The returned function follows the imports of a page and lists `file: key (domain)` for every key whose
 * domain is loaded neither with the page nor by a module that leads to the file.
 */
export function messageCheck(sources: Readonly<Record<string, string>>, dictionaries: Dictionaries) {
  const domainOf = domainFinder(dictionaries);
  const known = new Map<string, SourceFacts | null>();
  const read = (name: string): SourceFacts | null => {
    const path = [name, name.replace(/\.js$/, '.tsx'), name.replace(/\.js$/, '.ts')].find((file) => file in sources);
    if (path === undefined || path.includes('/messages/')) return null;
    const facts = known.get(path) ?? factsOf(path, sources[path] ?? '');
    known.set(path, facts);
    return facts;
  };
  return (page: string, loaded: readonly DomainName[]): string[] => {
    const missing = new Set<string>();
    const walked = new Set<string>();
    const walk = (path: string, above: readonly string[]) => {
      const facts = read(path);
      const domains = [...new Set([...above, ...(facts?.loads ?? [])])].sort();
      const visit = `${path} ${domains.join()}`;
      if (!facts || walked.has(visit)) return;
      walked.add(visit);
      for (const key of facts.keys) {
        const domain = domainOf(key);
        if (domain !== undefined && !domains.includes(domain)) missing.add(`${facts.path}: ${key} (${domain})`);
      }
      for (const file of facts.imports) walk(file, domains);
    };
    walk(page, loaded);
    return [...missing];
  };
}
