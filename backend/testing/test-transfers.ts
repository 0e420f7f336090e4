const shared = { label: 'ทดสอบ', type: 'win', keyIsReference: false, check: 'entry' } as const;

/** Kinds of transfer that only tests of the ledger make: between a wallet and the lottery, and corrections of what was paid. */
export const testTransfers = {
  won: { ...shared, name: 'test_win', from: ['house.lotto'], to: ['main'], scope: 'test.win' },
  lost: { ...shared, name: 'test_lose', from: ['main'], to: ['house.lotto'], scope: 'test.lose' },
  pay: { ...shared, name: 'test_pay', from: ['house.lotto'], to: ['main', 'debt'], scope: 'test.pay' },
  take: { ...shared, name: 'test_take', from: ['main', 'debt'], to: ['house.lotto'], scope: 'test.take' },
} as const;
