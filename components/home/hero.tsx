import { copy } from '#components/home/copy.ts';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import { wholeWords } from '#components/ui/text/whole-words.ts';
import { paths } from '#lib/paths.ts';
import styles from './hero.module.css';

const words = [...wholeWords, ...copy.joinWords];

/** What a visitor is promised, and the one button of the first screen. Dark in either scheme, as its picture is, which says nothing of its own. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="promise" data-scheme="dark">
      {/* In a picture it is asked for where it stands, not by a header beside the HTML that may hold it already. */}
      <picture>
        <img src="/art/banner-lottery.svg" alt="" width={1200} height={480} fetchPriority="high" />
      </picture>
      <h1 id="promise">
        <WholeText words={copy.promiseWords}>{copy.promise}</WholeText>
      </h1>
      <div className={styles.begin}>
        <p>
          <WholeText words={words}>{copy.joinText}</WholeText>
        </p>
        <a className={styles.join} href={paths.register}>
          {copy.join}
        </a>
      </div>
    </section>
  );
}
