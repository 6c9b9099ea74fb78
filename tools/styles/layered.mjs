// A stylelint rule: every style rule lies in a cascade layer that its folder may use, and layers.css alone declares their
// order. Stylelint's own rules cannot say this.

import stylelint from 'stylelint';

const ruleName = 'honeybell/layered';
const messages = stylelint.utils.ruleMessages(ruleName, {
  unlayered: (selector) => `"${selector}" lies in no layer`,
  wrong: (layer, allowed) => `the layer "${layer}" does not belong here; this folder has ${allowed}`,
  declared: () => 'the order of the layers is declared in src/ui/styles/layers.css only',
});

/** Which layers a folder may use; the first match counts. */
const LAYERS = [
  [/\/src\/main\.css$/, ['reset']],
  [/\/src\/ui\/styles\//, ['reset', 'kit']],
  [/\/src\/hud\/phone\//, ['handheld']],
  [/\/src\/hud\/(evening|report)\//, ['pages', 'handheld']],
  [/\/src\/(lab|gallery)\//, ['pages', 'handheld']],
  [/\/src\//, ['panels', 'handheld']],
];

/** @type {import('stylelint').RuleBase} */
const rule = (on) => (root, result) => {
  if (!on) return;
  const path = `/${(root.source?.input.file ?? 'src/').replaceAll('\\', '/')}`;
  const allowed = LAYERS.find(([folder]) => folder.test(path))?.[1] ?? [];
  const report = (node, message) => stylelint.utils.report({ ruleName, result, node, message });
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) {
      if (!path.endsWith('/layers.css')) report(layer, messages.declared());
    } else if (!allowed.includes(layer.params)) report(layer, messages.wrong(layer.params, allowed.join(', ')));
  });
  root.walkRules((style) => {
    for (let around = style.parent; around?.type === 'atrule'; around = around.parent)
      if (around.name === 'layer' || around.name === 'keyframes') return;
    report(style, messages.unlayered(style.selector));
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
