import { protectionCopy as copy } from '#components/protection/copy.ts';
import { LimitsOffer } from '#components/protection/limits-offer.tsx';
import { OwnProtection } from '#components/protection/own-protection.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { Protection } from '#lib/api/protection/queries.ts';
import { COMPLAINT_PATH } from '#lib/complaint/complaint-path.ts';
import { paths } from '#lib/paths.ts';
import styles from './protection.module.css';

/** What protects members: their own limits and rests, what the risks are, and where help is. `own` is undefined for a visitor; who was never offered limits is. */
export function ProtectionPage({
  own,
  isOffered,
}: {
  own: Protection | string | undefined;
  isOffered: boolean;
}) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      {isOffered && <LimitsOffer />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {own === undefined ? (
            <section className={styles.card}>
              <p>{copy.visitor}</p>
              <a className={buttonClass({})} href={paths.loginFor(paths.protection)}>
                {copy.login}
              </a>
            </section>
          ) : (
            <OwnProtection own={own} />
          )}
        </div>
        <Explanation />
      </div>
    </div>
  );
}

function Explanation() {
  return (
    <div className={styles.column}>
      <section className={styles.card} aria-labelledby="protection-help">
        <h2 id="protection-help">{copy.help}</h2>
        <p>{copy.helpText}</p>
        <a className={buttonClass({ variant: 'secondary' })} href="tel:1323">
          {copy.call}
        </a>
        <a className={buttonClass({ variant: 'ghost' })} href={COMPLAINT_PATH}>
          {copy.complaint}
        </a>
        <p>
          <strong>{copy.minors}</strong> {copy.minorsText}
        </p>
      </section>
      <section className={styles.card} aria-labelledby="protection-risks">
        <h2 id="protection-risks">{copy.risks}</h2>
        <ul className={styles.points}>
          {copy.riskList.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="protection-tools">
        <h2 id="protection-tools">{copy.tools}</h2>
        <dl className={styles.tools}>
          {copy.toolList.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
