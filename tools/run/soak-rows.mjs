// The rows of the table in docs/reliability.md: what is promised, and which files of tests show it. `npm run soak` runs
// these files in their long form. The files under `alone` measure durations, so they run first, one at a time, with
// nothing beside them.

export const rows = [
  {
    id: 'same-bytes',
    what: 'Same bytes',
    promise:
      '50 seeds × 20,000 ticks: this Node, other versions of Node, Chromium’s page and Worker, and Firefox compute the same',
    files: ['test/browser/same-bytes.test.ts', 'test/golden/golden.test.ts'],
  },
  {
    id: 'heavy',
    what: 'Heavy mode',
    promise: 'a café that is saved and loaded after every tick of 20 days is the café that just runs',
    files: ['test/soak/heavy.soak.test.ts'],
  },
  {
    id: 'adds-up',
    what: 'It adds up',
    promise: 'days, weeks and seasons: no fault, nobody stuck, every guest and every coin accounted for',
    files: [
      'test/soak/soak.test.ts',
      'test/soak/money.test.ts',
      'test/soak/day-play.test.ts',
      'test/soak/news.soak.test.ts',
      'test/packs/examples.scenario.test.ts',
      'test/properties',
    ],
  },
  {
    id: 'planted',
    what: 'Planted faults',
    promise: 'each kind of defect that is put into the simulation on purpose is found, with tick and field',
    files: ['test/soak/planted-faults.soak.test.ts'],
  },
  {
    id: 'kills',
    what: 'Kills',
    promise: '500 kills while saving lose no acknowledged save; two tabs, a full store and a private window are told',
    files: ['test/browser/kill.test.ts', 'test/saves/store.test.ts'],
  },
  {
    id: 'saves',
    what: 'Damaged saves',
    promise: '10,000 damaged saves: each is refused or recovered, none throws, nothing is lost',
    files: ['test/saves/corrupted.soak.test.ts', 'test/saves/next-day.soak.test.ts'],
  },
  {
    id: 'imports',
    what: 'Bad imports',
    promise: '100,000 fuzzed imports: read, or refused with places; none needs a second or 50 MB',
    files: [
      'test/soak/imports.soak.test.ts',
      'test/ai/decision-table/fuzz.soak.test.ts',
      'test/ai/gocap/loaders.soak.test.ts',
      'test/ai/rules/loaders.soak.test.ts',
      'test/ai/utility/loader-fuzz.test.ts',
      'test/analysis/sheets/fuzz.soak.test.ts',
    ],
  },
  {
    id: 'sandbox',
    what: 'Sandbox',
    promise:
      'no escape; a batch of 20 maids takes at most 2 ms (99th percentile), a hang is replaced within 250 ms, 100 times of 100',
    files: [
      'test/sandbox/budgets.test.ts',
      'test/sandbox/memory.test.ts',
      'test/sandbox/escapes.test.ts',
      'test/browser/payloads.test.ts',
      'test/browser/hangs.test.ts',
    ],
    alone: ['test/sandbox/budgets.test.ts', 'test/browser/hangs.test.ts'],
  },
  {
    id: 'leaks',
    what: 'Leaks',
    promise:
      '200 visits to each page of the lab and 30 days at 8×: contexts, Workers, listeners and nodes are as many as before, what scripts keep grows by less than 1 MB an hour',
    files: ['test/browser/visits.test.ts', 'test/browser/leaks.test.ts'],
  },
  {
    id: 'contexts',
    what: 'Lost contexts',
    promise: '50 lost WebGL contexts in a row come back with their picture; what failed to load is asked for again',
    files: ['test/browser/resilience.test.ts', 'test/browser/later.test.ts'],
  },
  {
    id: 'update',
    what: 'Updates',
    promise: 'an old tab keeps its version while a newer one is out; only what is needed to play is fetched ahead',
    files: ['test/browser/offline.test.ts', 'test/laws/first-visit.test.ts'],
  },
  {
    id: 'policy',
    what: 'Security',
    promise: 'nothing inline, trusted types, no frame of another site; the pages do nothing that this forbids',
    files: ['test/browser/policy.test.ts'],
  },
  {
    id: 'sweeps',
    what: 'Sweeps',
    promise:
      '2,400 runs on a real Postgres while ten workers are killed: one result for each run, the same bytes as the embedded database',
    files: ['test/tools/sweep'],
  },
];
