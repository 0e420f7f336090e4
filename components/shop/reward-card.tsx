import { shopCopy as copy } from '#components/shop/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import type { Reward } from '#lib/api/shop/queries.ts';
import styles from './shop.module.css';

interface RewardCardProps {
  readonly reward: Reward;
  /** That the member has. */
  readonly point: number;
  readonly onChoose: (reward: Reward) => void;
}

/** Why it cannot be redeemed now; undefined where it can. */
function obstacle({ stock, limit, points }: Reward, point: number): string | undefined {
  if (stock === 0) return copy.soldOut;
  if (limit?.left === 0) return copy.reached;
  return point < points ? copy.short(points - point) : undefined;
}

/** One reward with its price, stock and limit. */
export function RewardCard({ reward, point, onChoose }: RewardCardProps) {
  const { title, detail, art, points, stock, limit } = reward;
  const why = obstacle(reward, point);
  const play = copy.play(reward);
  return (
    <li className={styles.reward} data-closed={why}>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src={`/art/shop/${art}.svg`} alt="" width={160} height={112} loading="lazy" />
      <h3>{title}</h3>
      <p className={styles.muted}>{detail}</p>
      <p className={styles.price}>{copy.price(points)}</p>
      <p className={styles.facts}>
        {play && <span>{play}</span>}
        {stock !== null && <span>{copy.stock(stock)}</span>}
        {limit && <span>{copy.limit(limit)}</span>}
      </p>
      <div className={styles.key}>
        {why ? (
          <p className={styles.why}>{why}</p>
        ) : (
          <Button
            variant="secondary"
            fullWidth
            aria-label={copy.redeemOf(title)}
            onClick={() => onChoose(reward)}
          >
            {copy.redeem}
          </Button>
        )}
      </div>
    </li>
  );
}
