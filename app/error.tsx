'use client';

import { PageError } from '#components/layout/errors/page-error.tsx';

export default function Failed(props: { error: Error; reset: () => void }) {
  return <PageError {...props} />;
}
