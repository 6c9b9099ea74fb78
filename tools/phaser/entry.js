// Replaces `phaser` in the build (see slim.ts): the parts of Phaser that src/view uses, under their usual names. The
// types still come from the package, so a part missing here fails only in the built game, or in
// test/laws/phaser.test.ts, which compares this list with what the view uses.

import 'phaser/src/events/EventEmitter.js';
import Game from 'phaser/src/core/Game.js';
// These register themselves: the scene's `cameras`, `scene`, `children` and `add`.
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/scene/ScenePlugin.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/gameobjects/shape/rectangle/RectangleFactory.js';
import CONST from 'phaser/src/const.js';
import CoreEvents from 'phaser/src/core/events/index.js';
import GameObject from 'phaser/src/gameobjects/GameObject.js';
import Graphics from 'phaser/src/gameobjects/graphics/Graphics.js';
import Image from 'phaser/src/gameobjects/image/Image.js';
import Layer from 'phaser/src/gameobjects/layer/Layer.js';
import Rectangle from 'phaser/src/gameobjects/shape/rectangle/Rectangle.js';
import RendererEvents from 'phaser/src/renderer/events/index.js';
import CanvasRenderer from 'phaser/src/renderer/canvas/CanvasRenderer.js';
import BatchHandlerQuad from 'phaser/src/renderer/webgl/renderNodes/BatchHandlerQuad.js';
import TintModes from 'phaser/src/renderer/TintModes.js';
import ScaleMode from 'phaser/src/scale/const/SCALE_MODE_CONST.js';
import SceneState from 'phaser/src/scene/const.js';
import SceneEvents from 'phaser/src/scene/events/index.js';
import Scene from 'phaser/src/scene/Scene.js';
import FilterMode from 'phaser/src/textures/const.js';
import TextureEvents from 'phaser/src/textures/events/index.js';

export default {
  AUTO: CONST.AUTO,
  BlendModes: CONST.BlendModes,
  Core: { Events: CoreEvents },
  Game,
  GameObjects: { GameObject, Graphics, Image, Layer, Rectangle },
  Renderer: { Canvas: { CanvasRenderer }, Events: RendererEvents, WebGL: { RenderNodes: { BatchHandlerQuad } } },
  Scale: ScaleMode,
  Scene,
  Scenes: { RUNNING: SceneState.RUNNING, Events: SceneEvents },
  TintModes,
  Textures: { Events: TextureEvents, FilterMode },
  VERSION: CONST.VERSION,
};
