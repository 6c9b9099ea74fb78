// Shortens names that are invisible from outside: members of classes that no published type mentions. Minifiers keep
// property names, because they cannot know which other code uses them; here this is known. A member keeps its name if
//
//     - a published declaration contains it (other than as `private`), or a used package does
//     - something in JavaScript itself has that name
//     - it is the key of an object anywhere in the code, or a string: then it may be data
//
// Names that are no class members are kept as well. New names begin with `_`, so that a subclass does not collide with
// them. Fields that a constructor sets anyway are not declared twice.

import { parseAst } from 'vite';

const WORD = /[A-Za-z_$][\w$]*/g;
const LETTERS = 'etnriaoslcdufpmhgvybwxkEjTSzqDOACLNIRPMUBFHVWGXYKZJQ';

/** All names that JavaScript itself has, including those of its functions' results. */
const builtIn = () => {
  const names = new Set('constructor done value index input groups indices raw size'.split(' '));
  const seen = new Set();
  const look = (object) => {
    if (object === null || !['object', 'function'].includes(typeof object) || seen.has(object)) return;
    seen.add(object);
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      names.add(name);
      look(value);
    }
    look(Object.getPrototypeOf(object));
  };
  for (const name of 'Object Function Array Map Set WeakMap String Number Boolean Symbol Math JSON RegExp Promise'.split(
    ' ',
  ))
    look(globalThis[name]);
  for (const name of 'Error TypeError Int8Array Int16Array Int32Array Uint8Array Float64Array'.split(' '))
    look(globalThis[name]);
  look([][Symbol.iterator]());
  look(new Map().entries());
  return names;
};

/** All words of declarations except comments and private members. */
const wordsOf = (declarations) =>
  declarations
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s*(private|#).*$/gm, '')
    .match(WORD) ?? [];

function walk(node, parent, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) for (const one of node) walk(one, parent, visit);
  else if (typeof node.type === 'string') {
    visit(node, parent);
    for (const key in node) if (key !== 'type') walk(node[key], node, visit);
  }
}

/** Fields that the constructor assigns first. */
function declaredTwice({ body }) {
  const constructor = body.find(({ kind }) => kind === 'constructor');
  const written = new Set(
    (constructor?.value.body.body ?? []).map(({ expression }) =>
      expression?.type === 'AssignmentExpression' && expression.left.object?.type === 'ThisExpression'
        ? expression.left.property.name
        : undefined,
    ),
  );
  return body.filter(
    ({ type, value, static: ofClass, computed, key }) =>
      type === 'PropertyDefinition' && value === null && !ofClass && !computed && written.has(key.name),
  );
}

/**
 * @param {Map<string, string>} files code by name: all of a package, because a member has the same name throughout
 * @param {string} declarations the published ones, and those of packages that are used
 * @returns the same files with short names, the edits that make them so, and the names: old → new
 */
export function shortNames(files, declarations) {
  const kept = new Set([...builtIn(), ...wordsOf(declarations)]);
  const members = new Map();
  const places = new Map();
  const edits = new Map();
  const extended = new Set();
  const nameOf = new Map();
  const note = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);

  for (const [file, code] of files) {
    edits.set(file, []);
    walk(parseAst(code), null, (node, parent) => {
      const { type, key, computed } = node;
      if (type === 'Literal' && typeof node.value === 'string') kept.add(node.value);
      else if (type === 'VariableDeclarator' && node.init?.type === 'ClassExpression')
        nameOf.set(node.init, node.id.name);
      else if (type === 'ClassDeclaration') nameOf.set(node, node.id.name);
      else if (type === 'MemberExpression' && !computed) note(places, node.property.name, { file, ...node.property });
      else if (type === 'Property' && !computed) {
        const name = key.name ?? String(key.value);
        if (parent.type !== 'ObjectPattern') kept.add(name);
        const within = node.shorthand ? code.slice(node.value.start, node.value.end) : null;
        const { start, end } = node.shorthand ? node : key;
        note(places, name, { file, start, end, within });
      } else if (type === 'ClassBody') {
        if (parent.superClass !== null) extended.add(nameOf.get(parent)).add(parent.superClass.name);
        // Also fields that are only written, because a field may be declared only in types.
        walk(node, null, ({ object, property, computed }) => {
          if (object?.type === 'ThisExpression' && !computed) note(members, property.name, parent);
        });
        for (const field of declaredTwice(node)) edits.get(file).push({ ...field, text: '' });
        for (const member of node.body)
          if (!member.computed && !member.static && member.key?.type === 'Identifier') {
            note(members, member.key.name, parent);
            if (!declaredTwice(node).includes(member)) note(places, member.key.name, { file, ...member.key });
          }
      }
    });
  }

  // Members of different classes may share a name; those of one class hierarchy may not.
  const taken = new Map();
  const short = new Map();
  const often = [...members.keys()]
    .filter((name) => !kept.has(name) && name.length > 2)
    .sort((a, b) => places.get(b).length - places.get(a).length || (a < b ? -1 : 1));
  for (const name of often) {
    const families = members.get(name).map((of) => (extended.has(nameOf.get(of)) ? extended : of));
    let number = 0;
    const called = () => `_${LETTERS[number % LETTERS.length]}${number < LETTERS.length ? '' : number}`;
    while (families.some((family) => taken.get(family)?.has(called()))) number++;
    for (const family of families) taken.set(family, (taken.get(family) ?? new Set()).add(called()));
    short.set(name, called());
    for (const { file, start, end, within } of places.get(name))
      edits.get(file).push({ start, end, text: within ? `${called()}: ${within}` : called() });
  }

  const shortened = new Map();
  for (const [file, code] of files) {
    let text = code;
    for (const { start, end, text: by } of edits.get(file).sort((a, b) => b.start - a.start))
      text = text.slice(0, start) + by + text.slice(end);
    shortened.set(file, text);
  }
  return { files: shortened, edits, short };
}
