import type { AgentEvent, Banner, Notification } from '#contract/agent.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

const image = (name: string) => `/art/${name}.svg`;

export const notifications: readonly Notification[] = [
  {
    id: 1,
    type: 1,
    image: image('notification-1'),
    title: 'ปรับปรุงระบบฝากเงิน',
    description: 'ฝากผ่านพร้อมเพย์ได้ตลอด 24 ชั่วโมง',
  },
  {
    id: 2,
    type: 1,
    image: image('notification-2'),
    title: 'เล่นอย่างมีสติ',
    description: 'ตั้งวงเงินของคุณก่อนเริ่มเล่นทุกครั้ง',
  },
  {
    id: 3,
    type: 2,
    image: image('notification-3'),
    title: 'งวดใหม่เปิดรับแล้ว',
    description: `${kindNames.glo} งวดวันที่ 16 มิถุนายน 2568`,
  },
];
export const banners: readonly Banner[] = [
  { id: 1, image: image('banner-lottery'), title: kindNames.glo, link: '/lotto/lobby' },
];
export const events: readonly AgentEvent[] = [
  { id: 1, image: image('event-1'), title: 'ทายผลบอล', poll_id: 1 },
];
