import { AsyncLocalStorage } from 'node:async_hooks';

interface Answer {
  statusCode: number;
}

declare global {
  var pwinAnswer: AsyncLocalStorage<Answer> | undefined;
}

/** Kept on `globalThis`, because the server and the site's build each load this module. */
function answers(): AsyncLocalStorage<Answer> {
  globalThis.pwinAnswer ??= new AsyncLocalStorage<Answer>();
  return globalThis.pwinAnswer;
}

/** Lets a page that is rendered meanwhile say the status of the answer it is part of. */
export function whileAnswering<Result>(answer: Answer, render: () => Result): Result {
  return answers().run(answer, render);
}

/** The page that is being rendered does not exist: 404, although it holds content. */
export function answerMissing(): void {
  const answer = answers().getStore();
  if (answer) answer.statusCode = 404;
}
