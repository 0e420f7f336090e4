import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';
import styles from './visitor-note.module.css';

const copy = {
  title: 'ลองจัดโพยได้เลย',
  text: 'เลือกเลขและดูอัตราจ่ายได้โดยไม่ต้องเข้าสู่ระบบ โพยที่จัดไว้จะยังอยู่เมื่อเข้าสู่ระบบ',
  login: 'เข้าสู่ระบบเพื่อแทง',
  register: 'สมัครสมาชิก',
} as const;

/** A visitor may look and try; betting needs a login. */
export function VisitorNote({ roundId }: { roundId: string }) {
  return (
    <div className={styles.visitor}>
      <p>
        <strong>{copy.title}</strong> <span>{copy.text}</span>
      </p>
      <span>
        <ButtonLink href={paths.loginFor(paths.round(roundId))} size="small">
          {copy.login}
        </ButtonLink>
        <ButtonLink href={paths.registerFor(paths.round(roundId))} size="small" variant="ghost">
          {copy.register}
        </ButtonLink>
      </span>
    </div>
  );
}
