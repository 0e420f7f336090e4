import { copy } from '#components/home/copy.ts';
import { Hero } from '#components/home/hero.tsx';
import { JoinCard } from '#components/home/join-card.tsx';
import { LatestResult } from '#components/home/latest-result.tsx';
import { MembersNotice } from '#components/home/members-notice.tsx';
import { NewsList } from '#components/home/news-list.tsx';
import { OpenRounds } from '#components/home/open-rounds.tsx';
import { Shortcuts } from '#components/home/shortcuts.tsx';
import { BannerCarousel } from '#components/ui/carousel/banner-carousel.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import type { HomeFacts } from '#lib/loaders/home.ts';
import styles from './home.module.css';

interface HomeViewProps {
  readonly home: HomeFacts;
  /** Rows of games. */
  readonly games: Elements;
  readonly isMember: boolean;
  /** Where a visitor wanted to go. */
  readonly next: string | undefined;
}

/**
 * The home page: what a visitor is promised, shortcuts, what closes next, what came out, games and news. It is cached whole, and
 * made on the server but for what counts and moves, so that its scripts stay few.
 */
export function HomeView({ home, games, isMember, next }: HomeViewProps) {
  return (
    <div className={styles.home}>
      {!isMember && next !== undefined && <MembersNotice next={next} />}
      {isMember ? <h1 className="visually-hidden">{copy.heading}</h1> : <Hero />}
      <Shortcuts />
      <div className={styles.columns}>
        <OpenRounds openRounds={home.openRounds} />
        <LatestResult newest={home.newest} main={home.main} />
      </div>
      {home.banners ? (
        <BannerCarousel banners={home.banners} label={copy.banners} />
      ) : (
        <p>{copy.bannersFailed}</p>
      )}
      {games}
      {!isMember && <JoinCard />}
      <NewsList news={home.news} />
    </div>
  );
}
