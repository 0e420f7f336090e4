'use client';

import { copy } from '#components/home/copy.ts';
import { LatestResult } from '#components/home/latest-result.tsx';
import { MembersNotice } from '#components/home/members-notice.tsx';
import { NewsList } from '#components/home/news-list.tsx';
import { OpenRounds } from '#components/home/open-rounds.tsx';
import { BannerCarousel } from '#components/ui/carousel/banner-carousel.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import type { HomeFacts } from '#lib/loaders/home.ts';
import styles from './home.module.css';

/**
 * The home page: banners, shortcuts, open rounds, newest results, news. One client component, so that its few facts cross to
 * the browser and not every element of it; the first HTML is rendered on the server all the same. What never changes is made there.
 */
export function HomeView({
  home,
  shortcuts,
  games,
  join,
  member,
  next,
}: {
  home: HomeFacts;
  shortcuts: Elements;
  /** The row of games. */
  games: Elements;
  join: Elements;
  member: boolean;
  next: string | undefined;
}) {
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{copy.heading}</h1>
      {!member && next !== undefined && <MembersNotice next={next} />}
      {home.banners ? (
        <BannerCarousel banners={home.banners} label={copy.banners} />
      ) : (
        <p>{copy.bannersFailed}</p>
      )}
      {shortcuts}
      <div className={styles.columns}>
        <OpenRounds openRounds={home.openRounds} />
        <LatestResult results={home.results} />
      </div>
      {games}
      {join}
      <NewsList news={home.news} />
    </div>
  );
}
