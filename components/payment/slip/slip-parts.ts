import { styled } from '@mui/material/styles';

// In emotion and not in a module: these come with the code that is loaded when a transfer is shown, and the bundler would put a
// stylesheet of theirs into the first view of other pages.

/** The box of a slip with its words. */
export const Slip = styled('section')({
  display: 'grid',
  gap: 'var(--space-2)',
  padding: 'var(--space-4)',
  border: '1px dashed var(--line)',
  borderRadius: 'var(--radius-m)',
  textAlign: 'start',
  '& h3, & p': { margin: 0 },
  '& h3': { fontSize: '1rem' },
  '& p': { color: 'var(--text-muted)', fontSize: '0.9375rem' },
  '& p[role="status"]': { color: 'var(--text-strong)' },
});

/** The picture that was chosen. */
export const Preview = styled('img')({
  justifySelf: 'center',
  maxWidth: '100%',
  maxHeight: 320,
  borderRadius: 'var(--radius-s)',
});

/** What a picture is chosen with; the field lies over it, unseen. */
export const Choose = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  border: '1px solid var(--primary-text)',
  borderRadius: 'var(--radius-full)',
  color: 'var(--primary-text)',
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-within': { outline: '3px solid var(--secondary-text)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
});
