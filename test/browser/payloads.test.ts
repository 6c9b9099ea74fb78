// Data from files (names, notes, cells, configurations, commands) is shown as text only: no payload adds an element, an
// attribute or a handler to the page, and none of its code runs.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../soak/figure.ts';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

const TAGS = [
  '<script>window.pwned=1</script>',
  '<img src=x onerror=window.pwned=1>',
  '<svg onload=window.pwned=1>',
  '<svg><script>window.pwned=1</script></svg>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<body onload=window.pwned=1>',
  '<details open ontoggle=window.pwned=1>',
  '<input autofocus onfocus=window.pwned=1>',
  '<video><source onerror=window.pwned=1></video>',
  '<math><mi xlink:href="javascript:window.pwned=1">x</mi></math>',
  '<a href="javascript:window.pwned=1">go</a>',
  '<form action="javascript:window.pwned=1"><button>go</button></form>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example/>',
  '<object data="javascript:window.pwned=1"></object>',
  '<embed src="javascript:window.pwned=1">',
  '<template><script>window.pwned=1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>">',
  '<x-pwned onclick=window.pwned=1>',
  '<b>bold</b>',
  '<!--<img src="--><img src=x onerror=window.pwned=1//">',
  '<textarea><img src=x onerror=window.pwned=1></textarea>',
  '</textarea><img src=x onerror=window.pwned=1>',
  '</option></select><img src=x onerror=window.pwned=1>',
  '</td></tr></table><img src=x onerror=window.pwned=1>',
  '</style><script>window.pwned=1</script>',
  '"><img src=x onerror=window.pwned=1>',
  "'><img src=x onerror=window.pwned=1>",
  '" onmouseover="window.pwned=1',
  "' onfocus='window.pwned=1' autofocus='",
  '` onclick=window.pwned=1 `',
  'javascript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  '&lt;img src=x onerror=window.pwned=1&gt;',
  '&#60;img src=x onerror=window.pwned=1&#62;',
  '\\u003cimg src=x onerror=window.pwned=1\\u003e',
  '{{constructor.constructor("window.pwned=1")()}}',
  '{{name}}',
  '$t(lab.name)',
  '${window.pwned=1}',
  '=HYPERLINK("javascript:window.pwned=1")',
  '=cmd|"/c calc"!A1',
  '+window.pwned=1',
  '-2+3+cmd',
  '@SUM(1+1)',
  '<img/src/onerror=window.pwned=1>',
  '<scr<script>ipt>window.pwned=1</scr</script>ipt>',
  '\u202e<script>window.pwned=1</script>',
  '%3Cscript%3Ewindow.pwned=1%3C/script%3E',
  '<a id=honeybell><a id=honeybell name=cafe>',
  '<img name=getElementById>',
  'url(javascript:window.pwned=1)',
  'expression(window.pwned=1)',
];

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 1200 });
  await cafe.page.keyboard.press('l');
  await cafe.until('honeybell.lab?.timeline.value');
  await settled(cafe);
});
afterAll(async () => {
  expect(cafe.problems.filter((one) => !one.includes('requestfailed'))).toEqual([]);
  await cafe.close();
});

/** The allowed kinds of element and names of attribute; a payload would add others. */
const LOOK = `(() => {
  const strange = [];
  for (const one of document.querySelectorAll('*')) {
    const tag = one.localName;
    if (['iframe', 'object', 'embed', 'base', 'video', 'math', 'noscript', 'template', 'form', 'b-pwned', 'x-pwned'].includes(tag)) strange.push(tag);
    if (tag === 'img' || (tag === 'script' && !one.src && one.type !== 'application/ld+json' && one.textContent.includes('pwned'))) strange.push(tag);
    for (const { name, value } of one.attributes) {
      if (/^on/i.test(name)) strange.push(tag + ' ' + name);
      if (/^(href|src|action|data|srcdoc|formaction|xlink:href)$/i.test(name) && /^\\s*(javascript|data:text)/i.test(value)) strange.push(tag + ' ' + name);
    }
  }
  return [strange, window.pwned ?? null, document.title];
})()`;

async function nothingCame(title: string): Promise<void> {
  expect(await cafe.ask(LOOK)).toEqual([[], null, title]);
}
const turnTo = async (page: string): Promise<void> => {
  await cafe.page.getByRole('tab', { name: page, exact: true }).click();
  await settled(cafe);
};
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const cellOf = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const take = async (within: string, name: string, text: string): Promise<void> => {
  await cafe.page.locator(`${within} input[type=file]`).first().setInputFiles(file(name, text));
  await settled(cafe);
};

test('there are at least fifty of them', () => expect(TAGS.length).toBeGreaterThanOrEqual(50));

test('in the cells and notes of a decision table, right ones and wrong ones', async () => {
  const title = await cafe.page.title();
  await turnTo('Tables');
  const rows = TAGS.map((text, i) => `${i + 1},${cellOf(text)},always,,1,goOn:100,,`);
  const header = 'id,note,condition,cParam,yesType,yes,noType,no';
  await take('.tables-main', 'table.csv', [header, ...rows].join('\n'));
  expect(await cafe.page.getByLabel('Row 1, note', { exact: true }).inputValue()).toBe(TAGS[0]);
  expect(await cafe.page.locator('.tree-box').count()).toBeGreaterThan(50);
  await nothingCame(title);
  // Once applied, the payloads appear in reasons.
  await cafe.page.getByRole('button', { name: 'Apply' }).click();
  await cafe.ask('(() => { for (let i = 0; i < 5; i++) honeybell.lab.stepTick(); return null; })()');
  await settled(cafe);
  const wrong = TAGS.map(
    (text, i) => `${i + 1},${cellOf(text)},${cellOf(text)},${cellOf(text)},1,${cellOf(text)},0,${cellOf(text)}`,
  );
  await take('.tables-main', 'wrong.csv', [`${header},${cellOf(TAGS[1] ?? '')}`, ...wrong].join('\n'));
  await cafe.page.getByText(/^wrong\.csv is in the grid, with/).waitFor();
  expect(await cafe.page.locator('.tables-grid td.wrong').count()).toBeGreaterThan(100);
  await nothingCame(title);
  await cafe.page.getByRole('button', { name: 'Fix what can be fixed' }).click();
  await nothingCame(title);
  for (const [name, text] of [
    [
      'wrong.json',
      JSON.stringify(TAGS.map((one, i) => ({ id: i + 1, condition: one, yesType: 1, yes: one, [one]: one }))),
    ],
    ['no-table.csv', TAGS.map(cellOf).join(',')],
  ] as const) {
    await take('.tables-main', name, text);
    await cafe.page.getByText(new RegExp(`^(?:Couldn’t load )?${name.replace('.', '\\.')}`)).waitFor();
    await nothingCame(title);
  }
  await cafe.shot('payloads-tables');
});

test('in a workbook of warps, written as CSV', async () => {
  const title = await cafe.page.title();
  await cafe.page.getByRole('radio', { name: 'Warp tables' }).click();
  const cells = TAGS.map(cellOf);
  await take(
    '.warptables-main',
    'warps.csv',
    [`kind,default,${cells.join(',')}`, ...cells.map((one) => `${one},${one}`)].join('\n'),
  );
  await take(
    '.warptables-main',
    'warps.json',
    JSON.stringify(Object.fromEntries(TAGS.map((one) => [one, { [one]: one }]))),
  );
  await nothingCame(title);
  for (const one of TAGS.slice(0, 20)) await cafe.page.locator('#warp-cell-allround-chat').fill(one);
  await nothingCame(title);
  await cafe.page.getByRole('button', { name: 'Reset to default' }).click();
  await cafe.page.getByRole('radio', { name: 'Decision tables' }).click();
});

test('in the names of a configuration, and in one that is no configuration at all', async () => {
  const title = await cafe.page.title();
  await turnTo('Utility');
  const considerations = TAGS.map((text) => `            - { name: ${JSON.stringify(text)}, type: Tuning, addend: 1 }`);
  const text = await cafe.page.getByRole('textbox').first().inputValue();
  await take(
    '.utility-text',
    'caller.yaml',
    text.replace(/(considerations:\n)(?=\s+# Half a rank)/, `$1${considerations.join('\n').replaceAll('$', '$$$$')}\n`),
  );
  expect(await cafe.page.locator('.utility-card').count()).toBeGreaterThan(50);
  await nothingCame(title);
  await cafe.page.getByRole('button', { name: 'Apply' }).click();
  await cafe.ask('(() => { for (let i = 0; i < 40; i++) honeybell.lab.stepTick(); return null; })()');
  await take(
    '.utility-text',
    'bad.yaml',
    TAGS.map((one) => `${JSON.stringify(one)}: ${JSON.stringify(one)}`).join('\n'),
  );
  await cafe.page.getByText(/^bad\.yaml is in the text/).waitFor();
  await nothingCame(title);
  await cafe.shot('payloads-utility');
  await cafe.page.getByRole('button', { name: 'Reset to default' }).click();
});

test("in the maids' favourites, and in every cell of a roster", async () => {
  const title = await cafe.page.title();
  await turnTo('Roster');
  const [saved] = await Promise.all([
    cafe.page.waitForEvent('download'),
    cafe.page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => cafe.page.getByRole('button', { name: 'JSON', exact: true }).click()),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
  const roster = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>[];
  const likes = TAGS.map((text) => text.replaceAll('|', '/'));
  await take(
    '.roster-main',
    'roster.json',
    JSON.stringify(roster.map((one) => ({ ...one, favouriteCustomerIds: likes, favouriteCustomerTypes: likes }))),
  );
  // Unknown names are listed as text with their places, and nothing from the file is applied.
  await cafe.page.getByText(/the roster is unchanged/).waitFor();
  await nothingCame(title);
  await take(
    '.roster-main',
    'bad.json',
    JSON.stringify(
      TAGS.map((text) => Object.fromEntries([...Object.keys(roster[0] ?? {}), text].map((key) => [key, text]))),
    ),
  );
  await cafe.page.getByText(/the roster is unchanged/).waitFor();
  await nothingCame(title);
  await take(
    '.roster-main',
    'bad.yaml',
    TAGS.map((one) => `- { id: ${JSON.stringify(one)}, name: ${JSON.stringify(one)} }`).join('\n'),
  );
  await nothingCame(title);
  await cafe.shot('payloads-roster');
});

test('in names of people who are there, and in commands to them', async () => {
  const title = await cafe.page.title();
  await turnTo('Commands');
  // As a save of any origin could contain them.
  await cafe.ask(`(() => {
    const texts = ${JSON.stringify(TAGS)};
    Object.values(honeybell.cafe.state.people).forEach((one, i) => (one.name = texts[i % texts.length]));
    for (const text of texts)
      honeybell.lab.give({ kind: 'command', free: true, post: { executorKeys: [text, 'maid'], tick: 200, command: { behave: text, guest: text, look: text, manner: text, [text]: text } } });
    for (let i = 0; i < 30; i++) honeybell.lab.stepTick();
    return null;
  })()`);
  await cafe.page.getByRole('radio', { name: /JSON/ }).click();
  await cafe.page.getByRole('textbox', { name: /^Keys/ }).fill(TAGS.slice(0, 6).join(', '));
  for (const text of TAGS)
    await cafe.page.getByRole('textbox', { name: 'JSON' }).fill(JSON.stringify({ behave: text, manner: 'plain', guest: text, [text]: text })); // prettier-ignore
  for (const text of TAGS.slice(0, 12)) await cafe.page.getByRole('textbox', { name: 'JSON' }).fill(text);
  await settled(cafe);
  expect(await cafe.page.locator('.commands-one').count()).toBeGreaterThan(5);
  await nothingCame(title);
  await cafe.shot('payloads-commands');
  for (const page of ['Tables', 'Roster', 'Time', 'Warps', 'What if']) {
    await turnTo(page);
    await nothingCame(title);
  }
  await cafe.page.keyboard.press('Escape');
  await settled(cafe);
  await nothingCame(title);
  figure(
    'sandbox',
    `${TAGS.length} payloads in tables, workbooks, configurations, rosters, names and commands: none came through`,
  );
});
