/** Entry point: creates every part of the game and hands each the parts it needs. */

import './ui/styles/layers.css';
import './main.css';
import { fetchYaml } from './data/yaml-later.ts';
import { Hints, PlayerDeeds } from './game/coach/hints.ts';
import { coachSpeech } from './game/coach/show-hints-and-cases.ts';
import { LabScreen } from './game/hosts/lab-screen.ts';
import { fetchNotebook, NotebookHost } from './game/hosts/notebook-host.ts';
import { PlayerScripts } from './game/hosts/player-scripts.ts';
import { PromiseMonitor } from './game/hosts/promise-monitor.ts';
import { ReplayEntry } from './game/hosts/replay-entry.ts';
import { openSecondView } from './game/hosts/second-view.ts';
import { SoundHost } from './game/hosts/sound-host.ts';
import { clicksOf } from './game/input/clicks.ts';
import { makeHudDeps } from './game/input/hud-deps.ts';
import { inputGiver } from './game/input/give.ts';
import { lasting } from './game/input/orders.ts';
import { Selection } from './game/input/selection.ts';
import { tellEdit } from './game/input/show-undo-line.ts';
import { freshSeed, wantsFree } from './game/page/address.ts';
import { connect, selectionShown } from './game/page/connect.ts';
import { exposeDebugApi } from './game/page/debug-api.ts';
import { drawFrame } from './game/page/frame.ts';
import { fetchStylesAgain, inIdleTime } from './game/page/lazy-loading.ts';
import { beginWithNewest, keepForOffline } from './game/page/offline.ts';
import type { Page } from './game/page/page.ts';
import { sayByKey } from './game/page/words.ts';
import { Loop } from './game/session/loop.ts';
import { Saving } from './game/session/saving.ts';
import { Screens } from './game/session/screens.ts';
import { Session } from './game/session/session.ts';
import { fetchFaces, fetchPanels, fetchWords, openHud } from './hud/index.ts';
import type { PageId } from './lab/index.ts';
import { readOnlyScripts } from './sim/script-api/read-only.ts';
import { scripts } from './scripts/index.ts';
import { newDay } from './sim/open-day.ts';
import { openView } from './view/index.ts';
import { language } from './words/index.ts';
import { trustOwnAddresses } from './ui/trusted-urls.ts';

trustOwnAddresses();
const page = {
  stage: document.querySelector('#stage'),
  panelRoot: document.querySelector('#hud'),
} as Page;
/**
 * During development scripts get a read-only café, so that a script that writes to it throws an error. A production
 * build gives scripts the state itself.
 */
const asGiven = (given: typeof scripts): typeof scripts => (import.meta.env.DEV ? readOnlyScripts(given) : given);
const session: Session = new Session(asGiven(scripts), {
  snapshot: () => page.view.snapshot(),
  give: (input) => void give(input),
  tell: (outcome) => void tellEdit(page, session, outcome),
});
const loop = new Loop(() => (lab.isOpen ? lab.step() : screens.step()));
const deeds = new PlayerDeeds();
const sound = new SoundHost(() => page.view);

const playerScripts = new PlayerScripts({ page, session, loop });
const promises = new PromiseMonitor({ page, session });
const screens: Screens = new Screens({
  page,
  session,
  loop,
  sound,
  playerScripts,
  saving: () => saving,
  lab: () => lab,
  // The notebook is loaded before the other parts, because its empty page explains to new players what a notebook is
  // for.
  fetchMore: () =>
    void inIdleTime(promises.wanted ? [() => notebook.bring(), () => promises.bring()] : [() => notebook.bring()]),
});
const give = inputGiver({ page, session, loop, sound, playerScripts, screens });
const saving: Saving = new Saving({
  page,
  session,
  ready: fetchYaml,
  begin: () => screens.beginWished(),
  resume: (saved) => screens.resume(saved),
});
const ways = { openLab: (at: PageId) => void lab.open(at), openFree: () => void screens.freeCafe('season') };
const notebook: NotebookHost = new NotebookHost({ page, session, give, ...ways, selection: () => selection });
const lab: LabScreen = new LabScreen({
  page,
  session,
  loop,
  playerScripts,
  promises,
  give,
  screens,
  selection: () => selection,
  secondView: (element) => openSecondView(element, page.view, { loop, select: (ids) => selection.select(ids) }),
  left: (speed) => screens.leftLab(speed, replays.left()),
});
const selection: Selection = new Selection({
  cafe: () => session.cafe,
  command: (post) => give({ kind: 'command', post: lasting(post, loop.speed) }),
  drive: (what) => void give({ kind: 'drive', ...what }),
  confirms: (at) => page.hud.confirms(at),
  ...selectionShown({ page, notebook, lab, sound, deeds }),
});
const replays: ReplayEntry = new ReplayEntry({
  atTitle: () => page.hud.shown === 'title',
  inDay: () => !session.isClosed,
  turn: () => lab.turnTo('replays'),
  open: (pageId) => lab.open(pageId),
  leaveTitle: () => page.view.title(false),
  showTitle: () => screens.showTitle(),
});
const hints = new Hints({ ...coachSpeech(page, session), give });

connect({ page, session, loop, selection, notebook, lab, playerScripts, promises, hints, sound, deeds });

async function start(): Promise<void> {
  const words = fetchWords();
  saving.fetch().catch(() => null);
  replays.listen();
  page.view = await openView(page.stage, {
    frame: drawFrame({ page, session, loop, saving, notebook }),
    ...clicksOf(selection, () => page.hud),
    say: sayByKey,
  });
  await words;
  const parts = { page, session, loop, screens, selection, saving, lab, notebook, replays, hints, sound, deeds, give };
  const hudDeps = makeHudDeps(parts);
  page.hud = openHud(page.panelRoot, hudDeps);
  session.open(newDay({ seed: freshSeed() }));
  screens.showTitle();
  exposeDebugApi({ ...parts, playerScripts, hudDeps });
  if (wantsFree()) void screens.freeCafe('twelve');
  screens.daily.begin();
  fetchStylesAgain();
  void saving.bring().catch(() => null);
  void inIdleTime([fetchPanels, fetchNotebook, fetchFaces]);
}

// When a script file is edited, the new scripts replace the running ones. Every character keeps its notebook, `runned`
// and passed data.
if (import.meta.hot) {
  import.meta.hot.accept('./scripts/index.ts', (module) => {
    if (module !== undefined) session.swapScripts(asGiven(module['scripts'] as typeof scripts));
  });
}

beginWithNewest(() => void start());
keepForOffline(language);
