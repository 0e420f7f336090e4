import { CarouselDots } from '#components/ui/carousel/carousel-dots.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { Banner } from '#contract/agent.ts';
import styles from './banner-carousel.module.css';

const TRACK_ID = 'banner-track';

/** Banners side by side, moved by touch, wheel or keyboard without a script; by themselves where motion is not reduced, until somebody stops them. */
export function BannerCarousel({ banners, label }: { banners: readonly Banner[]; label: string }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={label} className={styles.carousel}>
      <ul id={TRACK_ID} className={styles.track}>
        {banners.map((banner) => (
          <li key={banner.id}>
            <a href={banner.link}>
              <picture>
                <img src={banner.image} alt="" width={1200} height={480} loading="lazy" />
              </picture>
              <span>
                <span>
                  <ThaiText>{banner.title}</ThaiText>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <CarouselDots trackId={TRACK_ID} slides={banners.map(({ id, title }) => ({ id, title }))} />
      )}
    </section>
  );
}
