import { notFound } from 'next/navigation';

/** Any address that no page has: the 404 page in the default layout. */
export default function MissingPage() {
  notFound();
}
