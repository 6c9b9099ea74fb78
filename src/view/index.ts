/**
 * The view: opens the game's canvas in an element and implements `contract.ts`. The view only reads the café, and
 * reports the player's pointer actions to the page.
 *
 *   const view = await openView(stage, deps);
 *   await view.show(cafe);          // then, in deps.frame: cafe.step(); view.ticked(); … return alpha
 */

import Phaser from 'phaser';
import { openAtlases } from './textures/atlas.ts';
import type { Cafe } from '../sim/api.ts';
import type { CafeView, Mode, ViewDeps } from './contract.ts';
import { Scope } from '../ui/lifetime/scope.ts';
import { makeFrameMeter } from './phaser/frame-meter.ts';
import { freeContextAtEnd } from './phaser/free-context.ts';
import { finenessFor, mostZoom } from './camera/camera.ts';
import { listenToGestures } from './camera/gestures.ts';
import { tileAt } from './camera/pick.ts';
import { worldX, worldY } from './camera/projection.ts';
import { BATCH_TEXTURES, instructRenderer, NO_DEFAULT_PICTURES, setPainted } from './phaser/inside.ts';
import { checkInside } from './phaser/inside-check.ts';
import { seedTextures } from './phaser/seed-textures.ts';

import { BootScene } from './scenes/boot.ts';
import { CafeScene, type CafeSceneDeps } from './scenes/cafe.ts';
import { TitleScene } from './scenes/title.ts';
import { photograph } from './snapshot.ts';
import { openStamps } from './textures/stamps.ts';

export type { PlanMark, PlanShown } from './room/layout-preview.ts';
export type { CafeView, Manner, Mode, Over, Pointed, Rect, ViewDeps, ViewStats } from './contract.ts';

/** Appearances of the maids who stand in front on the title screen as long as no café has been shown. */
const FRONT_ROW = ['mei', 'yuki', 'momo', 'hana', 'sakura'] as const;
/** Width of the view in CSS pixels below which a close-up uses a smaller zoom. */
const NARROW = 900;
const CURSOR: Readonly<Record<Mode, string>> = {
  select: 'default',
  'a-move': 'crosshair',
  plain: 'crosshair',
  serve: 'cell',
  sweep: 'cell',
  gather: 'crosshair',
};

export async function openView(parent: HTMLElement, deps: ViewDeps): Promise<CafeView> {
  /** Number of pixels drawn for each device pixel, in each direction; more than 1 only if the whole room would otherwise not fit. */
  let fineness = 1;
  const dpr = (): number => Math.max(1, window.devicePixelRatio || 1) * fineness;
  const life = new Scope();
  const game = await startGame(parent, dpr());
  life.defer(() => game.destroy(true));
  freeContextAtEnd(game);
  // The game handles touch itself. Without this line the browser would scroll and zoom the page.
  game.canvas.style.setProperty('touch-action', 'none');
  const atlases = life.adopt(openAtlases(game.textures), (opened) => opened.close());
  const [stamps] = await Promise.all([openStamps(game.textures), atlases.loadWorld()]);
  life.defer(() => stamps.close());
  const cafeScene = life.adopt(new CafeScene(), (scene) => scene.leave());
  const sceneDeps: CafeSceneDeps = { page: deps, atlases, stamps, life };
  await new Promise<void>((ready) => {
    cafeScene.eye.dpr = dpr();
    game.scene.add('cafe', cafeScene, true, sceneDeps);
    game.scene.add('title', new TitleScene(), false);
    cafeScene.events.once(Phaser.Scenes.Events.CREATE, () => ready());
    if (cafeScene.sys.settings.status >= Phaser.Scenes.RUNNING) ready();
  });
  game.scene.sendToBack('cafe');

  const meter = life.adopt(
    makeFrameMeter(game, () => cafeScene.simMs),
    (made) => made.stop(),
  );
  const fitCanvas = (): void => {
    const { eye } = cafeScene;
    fineness = 1;
    if (eye.whole) fineness = finenessFor(parent.clientWidth * dpr(), parent.clientHeight * dpr(), eye.room);
    const ratio = dpr();
    const w = Math.max(1, Math.round(parent.clientWidth * ratio));
    const h = Math.max(1, Math.round(parent.clientHeight * ratio));
    game.canvas.style.setProperty('image-rendering', fineness > 1 ? 'auto' : 'pixelated');
    if (w === game.scale.width && h === game.scale.height && ratio === cafeScene.eye.dpr) return;
    cafeScene.eye.dpr = ratio;
    game.scale.setZoom(1 / ratio);
    game.scale.resize(w, h);
    // In this scale mode Phaser does not set the size of the canvas element, so it is set here.
    game.canvas.style.setProperty('width', `${w / ratio}px`);
    game.canvas.style.setProperty('height', `${h / ratio}px`);
  };
  life.sizeOf(parent, fitCanvas);
  life.listen(window, 'resize', fitCanvas);
  fitCanvas();

  listenToGestures(life, game.canvas, dpr, {
    point: (x, y, add, touch) => cafeScene.pointer.point(x, y, add, touch),
    second: (x, y, add) => cafeScene.pointer.second(x, y, add),
    box: (box, done, add) => cafeScene.pointer.box(box, done, add),
    pan: (dx, dy) => {
      if (cafeScene.backdrop) return;
      cafeScene.letGo();
      cafeScene.eye.pan(dx, dy);
    },
    zoom: (by, x, y) => {
      if (!cafeScene.backdrop) cafeScene.eye.zoomBy(by, x, y);
    },
    hover: (x, y) => cafeScene.pointer.hoverAt(x, y),
  });

  // Place of the canvas on the page. Reading it makes the browser compute its layout, so it is stored. A picture that is
  // fixed to the window moves only with the window's size; any other is looked up again in each frame.
  let place: DOMRect | null = null;
  let within: Element | null = null;
  let isFixed = false;
  const forgetPlace = (): void => void (place = null);
  game.events.on(Phaser.Core.Events.PRE_STEP, () => {
    const stage = game.canvas.parentElement;
    const parent = stage?.parentElement ?? null;
    if (parent === within && isFixed) return;
    forgetPlace();
    if (parent === within) return;
    within = parent;
    isFixed = stage !== null && getComputedStyle(stage).position === 'fixed';
  });
  life.listen(window, 'resize', forgetPlace);
  const onPage = (wx: number, wy: number): { x: number; y: number } => {
    const box = (place ??= game.canvas.getBoundingClientRect());
    const at = cafeScene.eye.toScreen(wx, wy);
    return { x: box.left + at.sx / dpr(), y: box.top + at.sy / dpr() };
  };

  /** Number of the latest request to show a café. If a café becomes ready after a newer request, it is not shown. */
  let asked = 0;
  let onTitle = false;
  const showTitle = async (on: boolean): Promise<void> => {
    onTitle = on;
    cafeScene.setBackdrop(on);
    if (!on) return void game.scene.stop('title');
    const cast = cafeScene.cast();
    const looks = [...FRONT_ROW.filter((look) => cast.includes(look)), ...cast, ...FRONT_ROW]
      .filter((look, i, all) => all.indexOf(look) === i)
      .slice(0, FRONT_ROW.length);
    await atlases.loadPeople(looks);
    if (!onTitle) return;
    game.scene.stop('boot');
    game.scene.start('title', { atlases, looks, still: () => cafeScene.still });
    game.scene.bringToTop('title');
  };

  /** Whether a requested café is still being loaded and so is not shown yet. */
  let coming = false;
  const show = async (cafe: Cafe): Promise<void> => {
    const mine = ++asked;
    coming = true;
    const looks: string[] = [];
    for (const person of Object.values(cafe.state.people)) if (person.present) looks.push(person.look);
    await atlases.loadPeople(looks);
    if (mine !== asked) return;
    coming = false;
    cafeScene.enter(cafe);
    if (cafeScene.eye.whole) fitCanvas();
    game.scene.stop('boot');
  };

  return {
    show,
    moment: (cafe) => {
      // A café that is still being loaded would appear later and replace the moment. Therefore the moment is requested
      // in the same way as a new café.
      if (coming) return void show(cafe);
      cafeScene.moment(cafe);
      if (cafeScene.eye.whole) fitCanvas();
    },
    ticked: () => cafeScene.ticked(),
    setSelection: (ids) => void (cafeScene.selected = [...ids]),
    setMode(mode) {
      cafeScene.mode = mode;
      game.canvas.style.setProperty('cursor', CURSOR[mode]);
    },
    setOver: (over) => void (cafeScene.over = over),
    follow(id) {
      cafeScene.following = id;
      if (id !== null) cafeScene.eye.stay();
    },
    visit: (x, y) => cafeScene.visit(x, y),
    comeBack: () => cafeScene.comeBack(),
    get away() {
      return cafeScene.eye.away;
    },
    keepCamera() {
      const back = cafeScene.eye.keep();
      return () => back(cafeScene.screenOf(), cafeScene.panels);
    },
    lookAt: (x, y) => cafeScene.lookAt(x, y),
    closeUp(x, y) {
      const most = mostZoom(dpr());
      cafeScene.eye.lens.zoom = parent.clientWidth < NARROW ? Math.ceil((most * 2) / 3) : most;
      cafeScene.eye.settled = false;
      cafeScene.lookAt(x, y);
    },
    zoom: (by) => cafeScene.eye.zoomBy(by, game.scale.width / 2, game.scale.height / 2),
    goHome: () => cafeScene.goHome(),
    lens: () => cafeScene.eye.lens,
    setWhole(on) {
      const { eye } = cafeScene;
      if (on === eye.whole) return;
      eye.whole = on;
      eye.auto = true;
      fitCanvas();
      eye.fit(cafeScene.screenOf(), cafeScene.panels);
    },
    setLens(lens) {
      cafeScene.eye.stay();
      cafeScene.eye.auto = false;
      Object.assign(cafeScene.eye.lens, lens);
    },
    pan(dx, dy) {
      if (cafeScene.backdrop) return;
      cafeScene.letGo();
      cafeScene.eye.pan(-dx * dpr(), -dy * dpr());
    },
    personOnPage(id) {
      const there = cafeScene.middleOf(id);
      return there && onPage(there.x, there.y);
    },
    tileOnPage: (x, y) => onPage(worldX(x, y), worldY(x, y)),
    tileAtPage(x, y) {
      const box = game.canvas.getBoundingClientRect();
      const { wx, wy } = cafeScene.eye.toWorld((x - box.left) * dpr(), (y - box.top) * dpr());
      const map = cafeScene.mapShown();
      return map === null ? null : tileAt(map, wx, wy);
    },
    pointedAt(x, y) {
      const box = game.canvas.getBoundingClientRect();
      return cafeScene.pointer.pointed((x - box.left) * dpr(), (y - box.top) * dpr());
    },
    plan: (plan) => cafeScene.setPlan(plan),
    setBlocked(rects, home) {
      cafeScene.panels = rects.map((rect) => ({ ...rect }));
      cafeScene.eye.home = home;
      cafeScene.eye.reframed(cafeScene.screenOf(), cafeScene.panels);
    },
    setReducedMotion: (on) => void (cafeScene.still = on),
    setHushed: (on) => cafeScene.hush(on),
    setPaused: (on) => void (cafeScene.paused = on),
    title: (on) => void showTitle(on),
    stats: () => meter.stats(),
    snapshot: () => photograph(game, cafeScene.eye),
    setPainted: (on) => setPainted(game, on),
    destroy() {
      // Cancels the requests in progress, because the view is gone.
      asked++;
      onTitle = false;
      life.dispose();
    },
  };
}

function startGame(parent: HTMLElement, ratio: number): Promise<Phaser.Game> {
  return new Promise((ready, failed) => {
    void new Phaser.Game({
      type: Phaser.AUTO,
      parent,
      backgroundColor: '#33304f',
      pixelArt: true,
      render: { maxTextures: BATCH_TEXTURES },
      banner: false,
      autoFocus: false,
      disableContextMenu: true,
      audio: { noAudio: true },
      input: { keyboard: false, mouse: false, touch: false, gamepad: false },
      fps: { smoothStep: false },
      scale: {
        mode: Phaser.Scale.NONE,
        width: Math.max(1, Math.round(parent.clientWidth * ratio)),
        height: Math.max(1, Math.round(parent.clientHeight * ratio)),
        zoom: 1 / ratio,
      },
      // Phaser's three default pictures are data URLs, which a strict Content-Security-Policy refuses; see
      // seed-textures.ts.
      images: NO_DEFAULT_PICTURES,
      scene: [BootScene],
      callbacks: {
        preBoot: seedTextures,
        postBoot: (booted) => {
          try {
            checkInside(booted);
          } catch (error) {
            return failed(error as Error);
          }
          instructRenderer(booted);
          ready(booted);
        },
      },
    });
  });
}
