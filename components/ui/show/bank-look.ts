const banks: Readonly<Record<string, readonly [short: string, colour: string]>> = {
  '002': ['BBL', '#1e3a8a'],
  '004': ['KBANK', '#0f7a3a'],
  '006': ['KTB', '#0b6f9c'],
  '011': ['TTB', '#0a4fb0'],
  '014': ['SCB', '#4e2a84'],
  '017': ['CITI', '#123f7a'],
  '022': ['CIMB', '#8a1524'],
  '024': ['UOB', '#12356f'],
  '025': ['BAY', '#7a5600'],
  '030': ['GSB', '#b01563'],
  '031': ['HSBC', '#b00d12'],
  '033': ['GHB', '#a8470c'],
  '034': ['BAAC', '#2f6b1f'],
  '035': ['EXIM', '#3f3f9e'],
  '066': ['IBANK', '#17602f'],
  '067': ['TISCO', '#1b5697'],
  '069': ['KKP', '#4a3f78'],
  '070': ['ICBC', '#a3151c'],
  '071': ['TCRB', '#9c4300'],
  '073': ['LHB', '#4f5256'],
  '098': ['SME', '#7b2d6b'],
};

/** Short name and colour of a bank by its Bank of Thailand code. Words on the colours reach a contrast of 4.5. */
export function bankLook(code: string): readonly [short: string, colour: string] {
  return banks[code] ?? ['BANK', '#4f5256'];
}
