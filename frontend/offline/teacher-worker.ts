/**
 * The thread of the teacher: loads the module that the Java classes are compiled to, and hands questions on to it. After
 * what broke it down a module is not used again.
 */
import { load } from '../../target/offline/runtime.js';
import module from '../../target/offline/teacher.wasm?url';
import type { FromTeacher, Question, ToTeacher } from './teacher-messages.js';

/** As the Java class org.crosscage.offline.TeacherModule has them. */
type OfflineTeacher = Record<Question, (request: string) => string>;

interface TeacherModule {
  use(language: string, patterns: string): OfflineTeacher;
}

interface WorkerScope {
  postMessage(message: FromTeacher): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToTeacher>) => void): void;
}

const scope = self as unknown as WorkerScope;

/** Loads the module with the words that came first. */
let start: () => Promise<OfflineTeacher> = () => Promise.reject(new Error('the words come first'));
let teacher: Promise<OfflineTeacher> | undefined;

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
    const { language, words } = data;
    start = async () => ((await load(module)).exports as TeacherModule).use(language, JSON.stringify(words));
  } else {
    void answer(data.id, data.what, data.request);
  }
});
