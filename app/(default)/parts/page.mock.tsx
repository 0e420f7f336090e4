import { PageHead } from '#components/ui/show/page-head.tsx';
import { Controls } from '#components/ui/showcase/controls.tsx';
import { showcaseCopy as copy } from '#components/ui/showcase/copy.ts';
import { Scales } from '#components/ui/showcase/scales.tsx';
import styles from '#components/ui/showcase/showcase.module.css';
import { Shown } from '#components/ui/showcase/shown.tsx';
import { Spoken } from '#components/ui/showcase/spoken.tsx';

const schemes = ['dark', 'light'] as const;

/** Every part of the site beside itself in both schemes, for whoever builds with them: `npm run dev:mock`, and in no build. */
export default function PartsPage() {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <Spoken />
      <div className={styles.schemes}>
        {schemes.map((scheme) => (
          <div key={scheme} className={styles.scheme} data-scheme={scheme}>
            <h2>{copy.schemes[scheme]}</h2>
            <Controls name={scheme} />
            <Shown />
            <Scales />
          </div>
        ))}
      </div>
    </div>
  );
}
