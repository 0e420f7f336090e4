import { checkAccount } from '#backend/account/check-account.ts';
import { resetPassword } from '#backend/account/codes/reset-password.ts';
import { resetPasswordV2 } from '#backend/account/codes/reset-password-v2.ts';
import { getUserInfo } from '#backend/account/get-user-info.ts';
import { login } from '#backend/account/login.ts';
import { logout } from '#backend/account/logout.ts';
import { changePassword } from '#backend/account/password/change-password.ts';
import { register } from '#backend/account/register.ts';
import { securityEvents } from '#backend/account/security-events.ts';
import { updateSubBankAccount } from '#backend/account/update-sub-bank-account.ts';
import { implement } from '#backend/http/implement.ts';
import { account } from '#contract/account.ts';

export const accountRoutes = implement(account, {
  checkAccount,
  register,
  login,
  logout,
  getUserInfo,
  changePassword,
  resetPassword,
  resetPasswordV2,
  securityEvents,
  updateSubBankAccount,
});
