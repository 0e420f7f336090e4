import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { presentOffer } from '#contract/present-offer.ts';
import { offers } from '#rules/promotion/offers.ts';
import { takeDepositDraft } from '#stores/deposit-draft.ts';
import { useArea } from '#stores/provider.tsx';
import { renderView } from '#tests/render-view.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';

const nobody = { isLoggedIn: false, authUser: null, userInfo: null };
const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'สมหญิง' } };

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

function Typed() {
  return <p>{`typed ${useArea('payment', ({ amount }) => amount)}`}</p>;
}
async function goOnWith(amount: string) {
  fireEvent.change(await screen.findByLabelText('ยอดที่จะฝาก'), { target: { value: amount } });
  fireEvent.click(screen.getByRole('link', { name: 'ฝากเงินและรับโปรโมชันนี้' }));
}
function open(who: typeof user | typeof nobody) {
  const [promotion] = offers.map(presentOffer);
  if (!promotion) throw new Error('no offers');
  return renderView(
    <>
      <PromotionDialog promotion={promotion} open onClose={() => {}} />
      <Typed />
    </>,
    who,
  );
}

test('the amount that was typed is there when the deposit opens in its own page, for its member alone', async () => {
  open(user);
  await goOnWith('450.75');
  window.dispatchEvent(new Event('pagehide'));
  expect(takeDepositDraft('m2').amount).toBe('');
  expect(takeDepositDraft('m1').amount).toBe('450.75');
  expect(takeDepositDraft('m1').amount).toBe('');
});

test('where the page stays it is in memory, and nothing old is found later', async () => {
  const { unmount } = open(user);
  await goOnWith('450.75');
  screen.getByText('typed 450.75');
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(takeDepositDraft('m1').amount).toBe('');
});

test('what a visitor typed is there after the login', async () => {
  open(nobody);
  await goOnWith('300');
  expect(takeDepositDraft('m1').amount).toBe('300');
  expect(takeDepositDraft('m2').amount).toBe('');
});
