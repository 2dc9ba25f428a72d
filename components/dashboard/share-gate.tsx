import { CircleAlert, KeyRound, Lock, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { GateProof } from '@/lib/contracts/share-link'

interface ShareGateProps {
  linkId: string
  requires: GateProof[]
  /** The address that a code was asked for from this browser. */
  askedFor: string | null
  /** Which of the texts below, if any; it comes from the address bar. */
  problem: string
}

const problems: Partial<Record<string, string>> = {
  email: 'Enter an e-mail address such as name@example.com.',
  code: 'This code is wrong or no longer works. A code takes five tries; you can ask for a new one.',
  password: 'This password is wrong.',
  later: 'Too many tries. Wait some minutes, then try again.',
  failed: 'Something went wrong. Try again.',
}

/** Stands before a private link, and gives nothing away. Its forms work without scripts, and bring none. */
export function ShareGate({ linkId, requires, askedFor, problem }: ShareGateProps) {
  const error = problems[problem] ?? null
  const paths = {
    code: `/share/${linkId}/code/`,
    session: `/share/${linkId}/session/`,
    view: `/share/${linkId}/view/`,
  }
  if (!requires.includes('email_code')) return <PasswordStep action={paths.session} error={error} />
  if (askedFor === null) return <AddressStep paths={paths} error={error} />
  return <CodeStep paths={paths} email={askedFor} error={error} />
}

interface Paths {
  code: string
  session: string
  view: string
}

function AddressStep({ paths, error }: { paths: Paths; error: string | null }) {
  return (
    <Step
      icon={<Lock aria-hidden className="size-6 text-muted" strokeWidth={1.5} />}
      title="This dashboard is private"
      about="Enter your e-mail address. If its owner has named you, we mail you a code that opens it."
    >
      <GateForm action={paths.code} error={error} submit="Send me a code">
        <Labelled id="email" label="E-mail">
          <Input
            id="email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            autoFocus
            placeholder="name@example.com"
            {...described(error)}
          />
        </Labelled>
      </GateForm>
      <Aside>
        Have an account with this address?{' '}
        <Way href={`/sign-in/?next=${encodeURIComponent(paths.view)}`}>Sign in</Way> instead.
      </Aside>
    </Step>
  )
}

function CodeStep({ paths, email, error }: { paths: Paths; email: string; error: string | null }) {
  return (
    <Step
      icon={<Mail aria-hidden className="size-6 text-muted" strokeWidth={1.5} />}
      title="Enter the code"
      about={
        <>
          If <strong className="font-medium wrap-anywhere text-ink">{email}</strong> may see this dashboard, a
          code is on its way there. It works for 10 minutes, in this browser.
        </>
      }
    >
      <GateForm action={paths.session} error={error} submit="Open the dashboard">
        <Labelled id="code" label="Six-digit code">
          <Input
            id="code"
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            pattern="\s*(\d\s*){6}"
            title="Six digits"
            maxLength={12}
            className="figures text-base tracking-[0.3em]"
            {...described(error)}
          />
        </Labelled>
      </GateForm>
      <Aside>
        Nothing came? Look among the spam, or <Way href={`${paths.view}?step=address`}>ask again</Way>.
      </Aside>
    </Step>
  )
}

function PasswordStep({ action, error }: { action: string; error: string | null }) {
  return (
    <Step
      icon={<KeyRound aria-hidden className="size-6 text-muted" strokeWidth={1.5} />}
      title="This dashboard has a password"
      about="Whoever sent you the link knows it."
    >
      <GateForm action={action} error={error} submit="Open the dashboard">
        <Labelled id="password" label="Password">
          <Input
            id="password"
            name="password"
            type="password"
            required
            maxLength={200}
            autoComplete="off"
            autoFocus
            {...described(error)}
          />
        </Labelled>
      </GateForm>
    </Step>
  )
}

const described = (error: string | null) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': 'gate-error' } as const) : {}

interface StepProps {
  icon: ReactNode
  title: string
  about: ReactNode
  children: ReactNode
}

function Step({ icon, title, about, children }: StepProps) {
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col py-12 sm:py-20">
      {icon}
      <h1 className="mt-4 text-xl font-semibold">{title}</h1>
      <p className="mt-2 mb-6 text-sm text-muted">{about}</p>
      {children}
    </div>
  )
}

interface GateFormProps {
  action: string
  error: string | null
  submit: string
  children: ReactNode
}

function GateForm({ action, error, submit, children }: GateFormProps) {
  return (
    <form method="post" action={action} className="flex flex-col gap-4">
      {children}
      {error ? (
        <p id="gate-error" role="alert" className="flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      <Button type="submit" variant="solid" size="lg">
        {submit}
      </Button>
    </form>
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  )
}

const Aside = ({ children }: { children: ReactNode }) => <p className="mt-6 text-sm text-muted">{children}</p>

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-medium text-ink underline underline-offset-4">
      {children}
    </a>
  )
}
