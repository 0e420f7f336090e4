'use client';

import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';
import { usePage } from '#components/ui/page-context.tsx';
import { muiThemes } from '#styles/mui-theme.ts';

/** Styles for MUI components, around what needs them; pages without MUI do not load it. */
export function MuiProvider({ children }: { children: ReactNode }) {
  const { nonce, scheme } = usePage();
  return (
    <AppRouterCacheProvider options={{ nonce, enableCssLayer: true }}>
      <ThemeProvider theme={muiThemes[scheme]}>{children}</ThemeProvider>
    </AppRouterCacheProvider>
  );
}
