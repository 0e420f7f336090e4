'use client';

import { affiliateCopy as copy } from '#components/affiliate/copy.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { useHydrated } from '#stores/use-hydrated.ts';
import styles from './affiliate.module.css';

const loadQr = async () => (await import('#components/affiliate/link-qr.tsx')).LinkQr;

/** Hands the link to what the person chooses; who changes their mind is not told of an error. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url, text: copy.shareText });
  } catch (error) {
    const isDeclined = error instanceof DOMException && error.name === 'AbortError';
    if (!isDeclined) toast(copy.shareFailed, { variant: 'error' });
  }
}

function OwnLink({ code }: { readonly code: string }) {
  const isAlive = useHydrated();
  const path = loyaltyPaths.invitation(code);
  const url = isAlive ? window.location.origin + path : path;
  const canShare = isAlive && typeof navigator.share === 'function';
  return (
    <>
      <p className={styles.address}>
        <a href={path}>{url}</a>
        <CopyButton className={styles.copy} text={url} label={copy.copyLink} />
      </p>
      <p className={styles.address}>
        <span>{copy.codeOf(code)}</span>
        <CopyButton className={styles.copy} text={code} label={copy.copyCode} />
      </p>
      {canShare && (
        <Button variant="secondary" onClick={() => void share(url)}>
          {copy.share}
        </Button>
      )}
      {isAlive && <LazyPart load={loadQr} props={{ url }} />}
    </>
  );
}

/** The link of the member, made with the first press, to be copied, shared or scanned. */
export function LinkCard({ code: known }: { readonly code: string | null }) {
  const { data, mutateAsync, isPending, error } = useCall('POST /api/affiliate/link', {
    changes: ['affiliate'],
  });
  // What was made is shown before the page has been read again.
  const code = known ?? data?.code ?? null;
  return (
    <section className={styles.card} aria-labelledby="affiliate-link">
      <h2 id="affiliate-link">{copy.link}</h2>
      {code === null ? (
        <>
          <p>{copy.noLink}</p>
          {error && <FormAlert>{messageOf(error)}</FormAlert>}
          <Button
            busy={isPending && copy.makingLink}
            onClick={() => void mutateAsync({}).catch(() => undefined)}
          >
            {copy.createLink}
          </Button>
        </>
      ) : (
        <OwnLink code={code} />
      )}
    </section>
  );
}
