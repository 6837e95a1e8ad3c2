/** The editor's board and its list of keys. */
export { PuzzleSketch } from './puzzle-sketch.js';
export { SketchHelp } from './sketch-help.js';
