import { historyCopy } from '#components/lotto/results/copy.ts';
import type { ResultDetail } from '#lib/api/lotto/queries.ts';
import { changedTiers } from '#lib/lotto/changed-tiers.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './result-history.module.css';

type Version = ResultDetail['history'][number];

function VersionEntry({ version, before }: { version: Version; before: Version | undefined }) {
  const isFirst = version.version === 1;
  return (
    <li className={styles.version}>
      <strong>{isFirst ? historyCopy.first : historyCopy.corrected(version.version - 1)}</strong>
      <time dateTime={version.published_at}>{formatThaiDateTime(version.published_at)}</time>
      <span>{historyCopy.from(version.source)}</span>
      {changedTiers(before?.tiers ?? version.tiers, version.tiers).map(({ id, name, gone, came }) => (
        <p key={id}>
          {historyCopy.change(name, gone.join(' ') || historyCopy.none, came.join(' ') || historyCopy.none)}
        </p>
      ))}
    </li>
  );
}

/** Every version of a result that was published, the one in force first, with what each correction changed. */
export function ResultHistory({ history }: Pick<ResultDetail, 'history'>) {
  const isCorrected = history.length > 1;
  return (
    <section className={styles.history} aria-labelledby="result-history">
      <h2 id="result-history">{historyCopy.title}</h2>
      <p>{isCorrected ? historyCopy.rest : historyCopy.unchanged}</p>
      <ol>
        {history.map((version, at) => (
          <VersionEntry key={version.version} version={version} before={history[at + 1]} />
        ))}
      </ol>
    </section>
  );
}
