/**
 * The thread of the teacher: loads the module that the Java classes are compiled to as soon as it has the words, and hands
 * questions on to it. After what broke it down an instance of the module is not used again.
 */
import { load } from '../../../target/offline/runtime.js';
import module from '../../../target/offline/small/teacher.wasm?url';
import scores from '../../../src/main/resources/org/crosscage/analysis/percentiles.txt?raw';
import type { FromTeacher, Part, Question, ToTeacher } from './teacher-messages.js';

/** As the Java class org.crosscage.offline.TeacherModule has them. */
type OfflineTeacher = Record<Question, (request: string) => string>;

type TeacherModule = Record<'use' | Part, (language: string, patterns: string, scores: string) => OfflineTeacher>;

interface WorkerScope {
  postMessage(message: FromTeacher): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToTeacher>) => void): void;
}

const scope = self as unknown as WorkerScope;

/** Makes an instance with the words that came first. */
let start: () => Promise<OfflineTeacher> = () => Promise.reject(new Error('the words come first'));
let teacher: Promise<OfflineTeacher> | undefined;
/** Of the module, for another instance: its address may be gone when there is a newer version. */
let bytes: ArrayBuffer | undefined;

async function fetched(): Promise<ArrayBuffer> {
  const response = await fetch(module);
  if (!response.ok) {
    throw new Error(`the module cannot be loaded: ${response.status}`);
  }
  return response.arrayBuffer();
}

async function answer(id: number, what: Question, request: string): Promise<void> {
  try {
    teacher ??= start();
    scope.postMessage({ id, answer: (await teacher)[what](request) });
  } catch (problem) {
    teacher = undefined;
    scope.postMessage({ id, problem: String(problem) });
  }
}

scope.addEventListener('message', ({ data }) => {
  if ('words' in data) {
    const { language, words, part = 'use' } = data;
    start = async () => {
      bytes ??= await fetched();
      return ((await load(bytes)).exports as TeacherModule)[part](language, JSON.stringify(words), scores);
    };
    teacher = start();
    teacher.catch(() => (teacher = undefined)); // whoever asks next has it loaded again, or hears why not
  } else {
    void answer(data.id, data.what, data.request);
  }
});
