import { cookies } from 'next/headers';
import { x } from '#contract/x.ts';
export default async function Page() { await cookies(); return <p>{x}</p>; }
