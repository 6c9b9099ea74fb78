/**
 * Modules below phaser/src whose objects the engine makes at its start, although nothing in src/view asks anything of
 * them: animations, input, a camera's effects, an orthographic projection as the whole of 4×4 algebra. In the build each
 * is replaced by the few lines given here, which do what the engine itself asks of it. slim.ts stops the build if one
 * replaces nothing.
 */

/** What the engine only creates. */
const NOTHING = 'module.exports = function () {};';

export const STAND_INS: Readonly<Record<string, string>> = {
  'animations/AnimationManager.js': NOTHING,
  'cache/CacheManager.js': NOTHING,
  'core/DebugHeader.js': NOTHING,
  'data/DataManager.js': NOTHING,
  'input/InputManager.js': NOTHING,
  'math/random-data-generator/RandomDataGenerator.js': NOTHING,
  'renderer/webgl/renderNodes/FillPath.js': NOTHING,
  'renderer/webgl/renderNodes/FillTri.js': NOTHING,
  'device/Audio.js': 'module.exports = {};',
  'device/Fullscreen.js': 'module.exports = { available: false };',
  'device/Video.js': 'module.exports = {};',
  // A rectangle is cut into triangles when it is made; it is drawn without them.
  'geom/polygon/Earcut.js': 'module.exports = function () { return []; };',
  // An effect that never runs.
  'cameras/2d/effects/index.js': `
    function Effect() {}
    Effect.prototype = {
      isRunning: false,
      preRender: function () {},
      update: function () {},
      reset: function () {},
      postRenderWebGL: function () { return false; },
      postRenderCanvas: function () { return false; }
    };
    module.exports = { Fade: Effect, Flash: Effect, Pan: Effect, RotateTo: Effect, Shake: Effect, Zoom: Effect };`,
  // The renderer has one matrix: from pixels of the canvas to WebGL's square from -1 to 1. It is set anew for each size.
  'math/Matrix4.js': `
    module.exports = function () {
      var val = (this.val = new Float32Array(16));
      this.identity = function () {
        val.fill(0);
        val[0] = val[5] = val[10] = val[15] = 1;
        return this;
      };
      this.ortho = function (left, right, bottom, top, near, far) {
        var across = 1 / (left - right);
        var up = 1 / (bottom - top);
        var deep = 1 / (near - far);
        val.fill(0);
        val[0] = -2 * across;
        val[5] = -2 * up;
        val[10] = 2 * deep;
        val[12] = (left + right) * across;
        val[13] = (top + bottom) * up;
        val[14] = (far + near) * deep;
        val[15] = 1;
        return this;
      };
    };`,
};
