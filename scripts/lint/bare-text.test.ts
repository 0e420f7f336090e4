import { expect, test } from 'vitest';
import { findBareText } from './bare-text.ts';

const look = (children: string) =>
  findBareText('x.tsx', `import { copy } from './copy.ts';\nconst x = ${children};`).length;

test.each([
  // What comes and goes beside text.
  '<p>ยอด {isOpen && <b>1</b>}</p>',
  '<p>{isOpen && <b>1</b>}<br />ยอด</p>',
  '<p>{copy.of} {isOpen ? <b>1</b> : null}</p>',
  '<p>ยอด<Icon /></p>',
  '<li>{rows.map((row) => <b key={row}>{row}</b>)} รวม</li>',
  '<label><input />{question}</label>',
  '<p><b>1</b>{" "}{isOpen && <b>2</b>}</p>',
  '<p>{icon}{children}</p>',
  '<><Head />{title}</>',
  '<section>{children}<b>1</b></section>',
  // Text that changes beside other text.
  '<b>฿ {total}</b>',
  '<p>{isWaiting && copy.wait}{isDone && copy.done}</p>',
  `<p>{\`\${count} บิล\`} {copy.left}</p>`,
  '<option>{name} {count}</option>',
  // Text of a component is beside whatever is around the component.
  `<>{\`\${count} บิล\`}</>`,
  '<Fragment key={at}>{isOdd ? <b>1</b> : "ยอด"}</Fragment>',
  '<Button><Icon name="trash" />ลบ</Button>',
  '<Button>ลบ {count}</Button>',
  '<p>{isOpen ? <>ยอด <b>1</b></> : null}</p>',
  `<p>{parts.map((part) => \`\${part} \`)}</p>`,
])('%s is told', (children) => expect(look(children)).toBe(1));

test.each([
  '<p>{total}</p>',
  '<p>{isOpen && copy.open}</p>',
  '<p>{isOpen ? copy.open : <b>{total}</b>}</p>',
  `<b>{\`฿ \${total}\`}</b>`,
  '<p>ยอด <b>{total}</b> บาท</p>',
  '<p>{copy.of} <b>{total}</b></p>',
  '<p><span>ยอด </span>{isOpen && <b>1</b>}</p>',
  '<Button>{isOpen ? copy.close : copy.open}</Button>',
  '<Button><Icon name="trash" /><span>ลบ</span></Button>',
  '<ul>{rows.map((row) => { if (!row) return null; return <li key={row}>{row}</li>; })}<li>1</li></ul>',
])('%s is not', (children) => expect(look(children)).toBe(0));

test.each([
  [`function Busy({ said }) { return isSlow ? \`\${said} ช้า\` : said; }`, 1],
  ["const Row = memo(function Row() { return 'ยอด'; });", 1],
  ["function textOf() { return 'ยอด'; }", 0],
  ['function Page({ params }) { if (!params) return redirect(params); return <b>{params}</b>; }', 0],
  [
    'interface Props { readonly children: Elements } function Card({ children }: Props) { return <div><b>1</b>{children}</div>; }',
    0,
  ],
  [
    'interface Props { readonly children: ReactNode } function Card({ children }: Props) { return <div><b>1</b>{children}</div>; }',
    1,
  ],
])('%s', (source, found) => expect(findBareText('x.tsx', source)).toHaveLength(found));

test('it is told where', () => {
  expect(findBareText('a/x.tsx', 'const x = (\n  <p>\n    a {b}\n  </p>\n);')).toMatchObject([
    { file: 'a/x.tsx', line: 2 },
  ]);
});
