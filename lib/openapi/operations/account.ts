import {
  type Account,
  accountSchema,
  changePasswordSchema,
  confirmEmailSchema,
  signUpSchema,
  verifyEmailSentSchema,
} from '@/lib/contracts/account'
import { madeAt } from '../examples/dashboard'
import type { Operation } from '../operation'

const accountExample: Account = {
  id: '0193a1e0-1111-7222-8333-444455556666',
  email: 'ann@example.com',
  name: 'Ann',
  plan: 'free',
  email_verified_at: null,
  storage: { used_bytes: 18_400_256, max_bytes: 1_048_576_000 },
  created_at: madeAt,
}

export const accountOperations: Operation[] = [
  {
    id: 'getAccount',
    room: 'account',
    method: 'GET',
    path: '/api/account/',
    summary: 'Read the account',
    description: 'Whom the key or the session belongs to. Any key may ask; it makes a good test of one.',
    access: 'account',
    answers: [{ status: 200, description: 'The account.', data: accountSchema, example: accountExample }],
    errors: [],
  },
  {
    id: 'signUp',
    room: 'account',
    method: 'POST',
    path: '/api/account/sign-up/',
    summary: 'Make an account',
    description: 'As the sign-up page does. A new account is on the free plan and has no key yet.',
    access: 'public',
    body: {
      mediaType: 'application/json',
      schema: signUpSchema,
      example: { email: 'ann@example.com', password: 'correct horse battery', name: 'Ann' },
    },
    answers: [
      {
        status: 201,
        description: 'The new account.',
        data: accountSchema,
        message: 'The account is made. Sign in with it.',
        example: accountExample,
      },
    ],
    errors: ['rate_limited'],
  },
  {
    id: 'changePassword',
    room: 'account',
    method: 'POST',
    path: '/api/account/password/',
    summary: 'Change the password',
    description:
      'Ends every session of the account, the one that asks too: sign in anew with the new password. Keys go on. Wrong current passwords count as failed sign-ins.',
    access: 'session',
    body: {
      mediaType: 'application/json',
      schema: changePasswordSchema,
      example: { current_password: 'correct horse battery', new_password: 'four other common words' },
    },
    answers: [
      {
        status: 200,
        description: 'The account.',
        data: accountSchema,
        message: 'The password is changed, and all sessions have ended. Sign in anew.',
        example: accountExample,
      },
    ],
    errors: [],
  },
  {
    id: 'requestEmailVerification',
    room: 'account',
    method: 'POST',
    path: '/api/account/verify-email/',
    summary: 'Ask for a code to verify your address',
    description:
      'Six digits are mailed to the address of the account. An address that is verified opens private links that list it without asking again. It takes no body.',
    access: 'session',
    answers: [
      {
        status: 202,
        description: 'A code is on its way.',
        data: verifyEmailSentSchema,
        message: 'A code is on its way.',
        example: { email: accountExample.email, expires_at: madeAt },
      },
    ],
    errors: [],
  },
  {
    id: 'confirmEmail',
    room: 'account',
    method: 'POST',
    path: '/api/account/verify-email/confirm/',
    summary: 'Verify your address',
    description: 'With the six digits of the mail.',
    access: 'session',
    body: { mediaType: 'application/json', schema: confirmEmailSchema, example: { code: '194027' } },
    answers: [
      {
        status: 200,
        description: 'The account as it is now.',
        data: accountSchema,
        message: 'The address is verified.',
        example: { ...accountExample, email_verified_at: madeAt },
      },
    ],
    errors: [],
  },
]
