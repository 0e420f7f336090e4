import { routesWithoutAddress } from '#e2e/routes.ts';
import { type Engine, until } from './engine.ts';

/** Who walks, and what the operator does meanwhile. */
export interface Walker {
  readonly origin: string;
  readonly mobile: string;
  readonly password: string;
  /** Pays a deposit as the bank would. */
  readonly pay: (ref: string) => Promise<unknown>;
}

const ROUND = 'glo-2025-06-16';
/** In this order: the walk logs in on the last. */
const OPEN_TO_ALL = [
  '/',
  '/lotto/lobby',
  '/lotto/results',
  '/lotto/rates',
  `/lotto/${ROUND}`,
  '/lobby/slot',
  '/play?provider=house&game=lucky-market',
  '/promotions',
  '/cashback',
  '/affiliate',
  '/poll/1',
  '/register',
  '/forgot',
  '/liff',
  '/login',
];
const OF_MEMBERS = [
  '/lotto/bills',
  '/winloss',
  '/member/deposit',
  '/member/deposit/history',
  '/member/payment',
  '/member/withdraw',
  '/member/profile',
  '/member/protection',
  '/member/games',
  '/member/promotions',
  '/member/creditfree',
  '/member/coupon',
  '/redeem',
  '/member/inbox',
  '/member/winloss',
  '/member/wheel',
  '/member/statement',
];

/** Pages that a member can open by their route alone, without a line here. */
const OTHERS = routesWithoutAddress([...OPEN_TO_ALL, ...OF_MEMBERS]).filter((route) => !route.includes('['));

/** Every page that a walk opens. */
export const OPENED: readonly string[] = [...OPEN_TO_ALL, ...OTHERS, ...OF_MEMBERS];
const LEFT_BUTTON = 0;

/** Opens a page, waits until it can be operated, and throws where it is wider than the screen. */
async function visit(engine: Engine, { origin }: Walker, path: string): Promise<void> {
  await engine.open(origin + path);
  await until(`${path} with its scripts`, () =>
    isSo(
      engine,
      `Object.keys(document.querySelector('a[href], button') ?? {}).some((key) => key.startsWith('__react'))`,
    ),
  );
  const wide = await engine.run(
    'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
  );
  if (wide !== 0) throw new Error(`${path} scrolls sideways by ${wide} px`);
}

async function isSo(engine: Engine, condition: string): Promise<boolean> {
  return (await engine.run(`return Boolean(${condition})`)) === true;
}

/** Presses what is named so, with a pointer at its middle. */
async function press(engine: Engine, selector: string, name: string): Promise<void> {
  const found = await until(`${selector} ${name}`, () =>
    engine.run(`
      const said = (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
      const one = [...document.querySelectorAll(${JSON.stringify(selector)})].find(
        (each) => !each.disabled && new RegExp(${JSON.stringify(name)}).test(said(each)) && each.getClientRects().length > 0,
      );
      if (!one) return null;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const hit = document.elementFromPoint(at.x, at.y);
      return hit && (one.contains(hit) || hit.contains(one) || one.labels?.[0]?.contains(hit)) ? at : null;
    `),
  );
  const { x, y } = Object(found);
  const button = LEFT_BUTTON;
  const actions = [
    { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button },
    { type: 'pointerUp', button },
  ];
  await engine.perform([{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' }, actions }]);
}

/** Types into what has the focus, key by key. */
async function type(engine: Engine, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await engine.perform([{ type: 'key', id: 'keys', actions }]);
}

async function fill(engine: Engine, selector: string, text: string): Promise<void> {
  const held = `return [document.querySelector('${selector}')?.value.length, document.activeElement?.name, location.pathname, document.readyState].join(' ')`;
  const sayHeld = async (error: unknown) => {
    throw new Error(`${error}, but ${await engine.run(held)}`);
  };
  await until(selector, () =>
    isSo(
      engine,
      `(document.querySelector('${selector}')?.focus(), document.activeElement?.matches('${selector}'))`,
    ),
  ).catch(sayHeld);
  await type(engine, text);
  const wanted = JSON.stringify(text.replace(/\W/g, ''));
  await until(`${text.length} characters in ${selector}`, () =>
    isSo(engine, `document.querySelector('${selector}')?.value.replace(/\\W/g, '') === ${wanted}`),
  ).catch(sayHeld);
}

const shows = (engine: Engine, words: string) =>
  until(words, () => isSo(engine, `document.body.innerText.includes(${JSON.stringify(words)})`));

/** Public pages, login, a bill from the pad to its receipt, a deposit by QR that is paid, every page of a member, and the statement of both. */
export async function walk(engine: Engine, walker: Walker): Promise<void> {
  await visit(engine, walker, '/');
  // The announcement would stand over the page.
  const shown = { state: { local: { lastNotificationShownAt: 4_102_444_800_000 } }, version: 1 };
  await engine.run(`localStorage.setItem('local_data', ${JSON.stringify(JSON.stringify(shown))})`);
  for (const path of OPEN_TO_ALL) await visit(engine, walker, path);

  await fill(engine, 'input[name=username]', walker.mobile);
  await fill(engine, 'input[name=password]', walker.password);
  await press(engine, 'button[type=submit]', 'เข้าสู่ระบบ');
  await until('the page after the login', () =>
    isSo(engine, `!location.pathname.startsWith('/login')`),
  ).catch(async (error: unknown) => {
    throw new Error(`${error}: ${await engine.run('return document.querySelector("main")?.innerText')}`);
  });

  await visit(engine, walker, `/lotto/${ROUND}`);
  await press(engine, 'button', '^ราคา 10 บาท$');
  for (const digit of '863') await press(engine, 'fieldset button', `^${digit}$`);
  await press(engine, 'button', '^ส่งโพย');
  await press(engine, '[role=dialog] button', 'ยืนยันแทง');
  await shows(engine, 'รับโพยแล้ว');

  await visit(engine, walker, '/member/deposit');
  await press(engine, 'button', '^ฝาก 500 บาท$');
  await press(engine, 'button[type=submit]', 'สร้าง QR');
  await shows(engine, 'สแกนเพื่อฝากเงิน');
  const ref = await until('the reference of the deposit', () =>
    engine.run(`return /เลขอ้างอิง\\s*([A-Z0-9]{8,32})/.exec(document.querySelector('main').innerText)?.[1]`),
  );
  await walker.pay(String(ref));
  await shows(engine, 'เงินเข้าแล้ว!');

  for (const path of [...OTHERS, ...OF_MEMBERS]) await visit(engine, walker, path);
  // The statement is the last of them.
  await shows(engine, '+500.00');
  await shows(engine, '10.00');
}
