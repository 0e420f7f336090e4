import {
  type CallExpression,
  type Expression,
  type JSXChild,
  type JSXElement,
  type Node,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser';

/** What a child may be. `unknown` may be text, and may change. */
interface Content {
  readonly text: 'none' | 'fixed' | 'changing' | 'unknown';
  readonly element: 'none' | 'fixed' | 'changing';
}

/** Names of one file and what is known of them. */
interface Names {
  readonly imported: ReadonlySet<string>;
  /** What a `const` is, by its name. */
  readonly made: ReadonlyMap<string, readonly Expression[]>;
  /** Properties and parameters typed as elements. */
  readonly elements: ReadonlySet<string>;
}

interface BareText {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const NOTHING: Content = { text: 'none', element: 'none' };
const FIXED_TEXT: Content = { text: 'fixed', element: 'none' };
const CHANGING_TEXT: Content = { text: 'changing', element: 'none' };
const UNKNOWN: Content = { text: 'unknown', element: 'none' };
const FIXED_ELEMENT: Content = { text: 'none', element: 'fixed' };
const CHANGING_ELEMENT: Content = { text: 'none', element: 'changing' };

const BESIDE =
  'Text has siblings: give it an element of its own, or join texts to one (docs/architecture.md).';
const ANSWERED = 'A component answers bare text, which has siblings wherever it is used: answer an element.';

/**
 * Text that React still holds after a translator of the browser has replaced it: React then fails, or goes on showing what
 * was true before. Safe is text that is the only child of an HTML element, for React writes it through that element; and
 * text that never changes among HTML elements that are always there.
 */
export function findBareText(file: string, source: string): BareText[] {
  const { program, module } = parseSync(file, source);
  const names = namesOf(
    program,
    source,
    module.staticImports.flatMap(({ entries }) => entries.map((one) => one.localName.value)),
  );
  const found = new Map<number, string>();
  const look = (parent: Node, children: readonly JSXChild[]) => {
    const contents = children.map((child) => ofChild(child, names)).filter((one) => one !== NOTHING);
    if (contents.length === 1 && isFragment(parent) && contents.some(isText))
      found.set(parent.start, ANSWERED);
    // Texts of a list have each other as siblings.
    if (children.some((child) => isListOfTexts(child, names))) found.set(parent.start, BESIDE);
    if (contents.length < 2 || contents.every(({ text }) => text === 'none')) return;
    const isFixed = contents.every(({ text, element }) => !/changing|unknown/.test(text + element));
    const isHost = parent.type === 'JSXElement' && isHostElement(parent);
    if (!isFixed || !isHost) found.set(parent.start, BESIDE);
  };
  const lookAt = (name: string | undefined, body: Node | null) => {
    if (!/^[A-Z]/.test(name ?? '') || !body) return;
    for (const answer of answersOf(body))
      if (isText(ofExpression(answer, names))) found.set(answer.start, ANSWERED);
  };
  new Visitor({
    JSXElement: (node) => look(node, node.children),
    JSXFragment: (node) => look(node, node.children),
    FunctionDeclaration: (node) => lookAt(node.id?.name, node.body),
    FunctionExpression: (node) => lookAt(node.id?.name, node.body),
  }).visit(program);
  return [...found]
    .map(([at, message]) => ({ file, line: source.slice(0, at).split('\n').length, message }))
    .sort((a, b) => a.line - b.line);
}

const isText = ({ text }: Content) => text === 'fixed' || text === 'changing';

function namesOf(program: Program, source: string, imported: readonly string[]): Names {
  const made = new Map<string, Expression[]>();
  const elements = new Set<string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) made.set(id.name, [...(made.get(id.name) ?? []), init]);
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type !== 'Identifier' || !typeAnnotation) return;
      const type = source.slice(typeAnnotation.start, typeAnnotation.end);
      if (/\b(?:Elements|ReactElement)\b/.test(type)) elements.add(key.name);
    },
  }).visit(program);
  return { imported: new Set(imported), made, elements };
}

/** What a function answers, without those of the functions in it. */
function answersOf(node: Node): Expression[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  if (/Function(?:Declaration|Expression)$/.test(node.type)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const parts: unknown[] = key === 'parent' ? [] : [value].flat();
    return parts.flatMap((part) => (isNode(part) ? answersOf(part) : []));
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isFragment(node: Node): boolean {
  if (node.type === 'JSXFragment') return true;
  return node.type === 'JSXElement' && /Fragment$/.test(nameOf(node));
}

function nameOf({ openingElement: { name } }: JSXElement): string {
  return name.type === 'JSXIdentifier'
    ? name.name
    : name.type === 'JSXMemberExpression'
      ? name.property.name
      : '';
}

function isHostElement(node: JSXElement): boolean {
  return /^[a-z]/.test(nameOf(node));
}

function isListOfTexts(child: JSXChild, names: Names): boolean {
  if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'CallExpression') return false;
  return isMap(child.expression) && ofCall(child.expression, names).text !== 'none';
}

function isMap({ callee }: CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'map'
  );
}

function ofChild(child: JSXChild, names: Names): Content {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? NOTHING : FIXED_TEXT;
  if (child.type === 'JSXSpreadChild') return UNKNOWN;
  if (child.type !== 'JSXExpressionContainer') return ofExpression(child, names);
  return child.expression.type === 'JSXEmptyExpression' ? NOTHING : ofExpression(child.expression, names);
}

function ofExpression(node: Expression, names: Names): Content {
  const of = (one: Expression) => ofExpression(one, names);
  switch (node.type) {
    case 'JSXElement':
      // A component may answer nothing now and something later.
      return isHostElement(node) ? FIXED_ELEMENT : CHANGING_ELEMENT;
    case 'JSXFragment':
      return CHANGING_ELEMENT;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? FIXED_TEXT : NOTHING;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? FIXED_TEXT : CHANGING_TEXT;
    case 'ParenthesizedExpression':
      return of(node.expression);
    case 'ConditionalExpression':
      return eitherOf(of(node.consequent), of(node.alternate));
    case 'LogicalExpression':
      return node.operator === '&&' ? eitherOf(of(node.right)) : eitherOf(of(node.left), of(node.right));
    case 'CallExpression':
      return ofCall(node, names);
    case 'Identifier':
      return ofIdentifier(node.name, names);
    case 'MemberExpression':
      if (isOfImport(node, names)) return FIXED_TEXT;
      return node.property.type === 'Identifier' && names.elements.has(node.property.name)
        ? CHANGING_ELEMENT
        : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function ofIdentifier(name: string, names: Names): Content {
  if (name === 'undefined') return NOTHING;
  if (names.imported.has(name)) return FIXED_TEXT;
  if (names.elements.has(name)) return CHANGING_ELEMENT;
  const made = names.made.get(name);
  // Its own name is left out, for it may be made of itself in another function.
  const others = { ...names, made: new Map([...names.made].filter(([one]) => one !== name)) };
  return made ? eitherOf(...made.map((one) => ofExpression(one, others))) : UNKNOWN;
}

/** Any of these, as what comes and goes. */
function eitherOf(...any: readonly Content[]): Content {
  const texts = any.map(({ text }) => text).filter((text) => text !== 'none');
  return {
    text: texts.length === 0 ? 'none' : texts.every((text) => text === 'unknown') ? 'unknown' : 'changing',
    element: any.some(({ element }) => element !== 'none') ? 'changing' : 'none',
  };
}

/** A list made with `map` is what its function answers; any other call may answer text. */
function ofCall(call: CallExpression, names: Names): Content {
  const {
    callee,
    arguments: [made],
  } = call;
  if (callee.type === 'Identifier' && callee.name === 'createPortal') return CHANGING_ELEMENT;
  if (!isMap(call) || made?.type !== 'ArrowFunctionExpression' || !made.body) return UNKNOWN;
  const { body } = made;
  const isBlock = body.type === 'BlockStatement';
  return eitherOf(...(isBlock ? answersOf(body) : [body]).map((one) => ofExpression(one, names)));
}

function isOfImport(node: Expression, names: Names): boolean {
  if (node.type === 'Identifier') return names.imported.has(node.name);
  return node.type === 'MemberExpression' && !node.computed && isOfImport(node.object, names);
}
