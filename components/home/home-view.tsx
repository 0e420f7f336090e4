import { copy } from '#components/home/copy.ts';
import { Hero } from '#components/home/hero.tsx';
import { JoinCard } from '#components/home/join-card.tsx';
import { LatestResult } from '#components/home/latest-result.tsx';
import { MembersNotice } from '#components/home/members-notice.tsx';
import { NewsList } from '#components/home/news-list.tsx';
import { OpenRounds } from '#components/home/open-rounds.tsx';
import { OwnHomeView } from '#components/home/own-home.tsx';
import { PaidBills } from '#components/home/paid-bills.tsx';
import { Shortcuts } from '#components/home/shortcuts.tsx';
import { BannerCarousel } from '#components/ui/carousel/banner-carousel.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import type { HomeFacts, OwnHome } from '#lib/loaders/home.ts';
import styles from './home.module.css';

interface HomeViewProps {
  readonly home: HomeFacts;
  /** Rows of games. */
  readonly games: Elements;
  /** Null for a visitor. */
  readonly own: OwnHome | string | null;
  /** Carries out what the link to repeat a bill says. */
  readonly repeat: Elements;
  /** Where a visitor wanted to go. */
  readonly next: string | undefined;
}

/**
 * The home page: what a visitor is promised or a member has, shortcuts, what closes next, what came out, games and news. It is cached whole, and
 * made on the server but for what counts and moves, so that its scripts stay few.
 */
export function HomeView({ home, games, own, repeat, next }: HomeViewProps) {
  return (
    <div className={styles.home}>
      {own === null && next !== undefined && <MembersNotice next={next} />}
      {own === null ? <Hero /> : <OwnHomeView own={own} />}
      {repeat}
      <Shortcuts />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OpenRounds openRounds={home.openRounds} />
          {home.banners ? (
            <BannerCarousel banners={home.banners} label={copy.banners} />
          ) : (
            <p>{copy.bannersFailed}</p>
          )}
        </div>
        <div className={styles.column}>
          <LatestResult newest={home.newest} main={home.main} />
          <PaidBills paid={home.paid} />
        </div>
      </div>
      {games}
      {own === null && <JoinCard />}
      <NewsList news={home.news} />
    </div>
  );
}
