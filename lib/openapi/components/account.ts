import {
  accountSchema,
  changePasswordSchema,
  confirmEmailSchema,
  planSchema,
  scopeSchema,
  signUpSchema,
  verifyEmailSentSchema,
} from '@/lib/contracts/account'
import {
  apiKeyListSchema,
  apiKeySchema,
  apiKeyStateSchema,
  createApiKeySchema,
  createdApiKeySchema,
  rotateApiKeySchema,
} from '@/lib/contracts/api-key'
import { objectComponent, plainComponent } from '../component'

const keyFields = {
  id: 'Names the key. It is not the key itself.',
  name: 'What you call it.',
  last_four: 'The last four characters, to tell keys apart.',
  state: 'Whether it works; a retiring key has been rotated and works until `expires_at`.',
  scopes: 'What it may do.',
  created_at: 'When it was made.',
  last_used_at: 'When it was last used, to the minute. Null where it never was.',
  expires_at: 'When it ends, or null for never.',
  revoked_at: 'When it was revoked, or null.',
  replaced_by_id: 'The key that took its place when it was rotated, or null.',
}

export const accountComponents = {
  Account: objectComponent(accountSchema, 'Whom a key or a session belongs to.', {
    id: 'Names the account.',
    email: 'Its address.',
    name: 'What the person is called, or null.',
    plan: 'What it may use.',
    email_verified_at: 'When a code that was mailed to the address was entered, or null.',
    storage:
      'How many bytes its uploaded files take (`used_bytes`), and how many its plan keeps (`max_bytes`).',
    created_at: 'When it was made.',
  }),
  VerifyEmailSent: objectComponent(verifyEmailSentSchema, 'A code is on its way.', {
    email: 'Where it was sent.',
    expires_at: 'Until when it works.',
  }),
  ChangePassword: objectComponent(changePasswordSchema, 'A new password in the place of another.', {
    current_password: 'The password as it is now.',
    new_password: 'At least 10 characters.',
  }),
  ConfirmEmail: objectComponent(confirmEmailSchema, 'What came by mail.', { code: 'The six digits.' }),
  SignUp: objectComponent(signUpSchema, 'A new account.', {
    email: 'Its address; there is one account an address.',
    password: 'At least 10 characters.',
    name: 'What the person is called.',
  }),
  ApiKey: objectComponent(apiKeySchema, 'A key without its secret.', keyFields),
  CreatedApiKey: objectComponent(createdApiKeySchema, 'A new key. Only this answer carries it.', {
    ...keyFields,
    key: 'The key itself. Copy it now: it is stored as a digest and shown only this once.',
  }),
  ApiKeyList: objectComponent(apiKeyListSchema, 'All keys of the account, newest first.', {
    items: 'The keys, revoked and expired ones included.',
  }),
  CreateApiKey: objectComponent(createApiKeySchema, 'What the new key is to be.', {
    name: 'What you call it, so that you know later where it is used.',
    scopes: 'What it may do; everything where this is absent.',
    expires_at: 'When it ends. Absent or null for a key that does not.',
  }),
  RotateApiKey: objectComponent(rotateApiKeySchema, 'How a key is replaced.', {
    grace_hours: 'How long the old key goes on beside the new one.',
  }),
  ApiKeyState: plainComponent(apiKeyStateSchema, 'Whether a key works.'),
  Plan: plainComponent(planSchema, 'What an account may use.'),
  Scope: plainComponent(scopeSchema, 'Something that a key may do.'),
}
