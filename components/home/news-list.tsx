import { copy } from '#components/home/copy.ts';
import { SectionHeader } from '#components/ui/show/section-header.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { HomeFacts } from '#lib/loaders/home.ts';
import styles from './home.module.css';

/** Announcements that are not important enough for the modal. */
export function NewsList({ news }: Pick<HomeFacts, 'news'>) {
  if (news?.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <SectionHeader id="news" title={copy.news} />
      {news ? (
        <ul className={styles.news}>
          {news.map((item) => (
            <li key={item.id}>
              {/* biome-ignore lint/performance/noImgElement: pictures are prepared at build time */}
              <img src={item.image} alt="" width={800} height={450} loading="lazy" />
              <h3>
                <ThaiText>{item.title}</ThaiText>
              </h3>
              <p>
                <ThaiText>{item.description}</ThaiText>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{copy.newsFailed}</p>
      )}
    </section>
  );
}
