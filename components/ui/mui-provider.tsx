'use client';

import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { documentNonce } from '#lib/document-nonce.ts';
import { muiThemes } from '#styles/mui-theme.ts';

/** Styles for MUI components, around what is loaded in the browser when opened; pages without MUI do not load it. */
export function MuiProvider({ children }: { children: ReactNode }) {
  const { scheme } = usePage();
  return (
    <AppRouterCacheProvider options={{ nonce: documentNonce(), enableCssLayer: true }}>
      <ThemeProvider theme={muiThemes[scheme]}>{children}</ThemeProvider>
    </AppRouterCacheProvider>
  );
}
