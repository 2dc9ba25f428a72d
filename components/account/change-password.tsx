'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { ChangePasswordForm } from './change-password-form'

/** A password is never shown, so there is nothing here but the way to another. */
export function ChangePassword({ email }: { email: string }) {
  const toast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const done = () => {
    setIsOpen(false)
    toast({ title: 'The password is changed', detail: 'You are signed out everywhere else.' })
  }
  if (isOpen) return <ChangePasswordForm email={email} onDone={done} onCancel={() => setIsOpen(false)} />
  return <Button onClick={() => setIsOpen(true)}>Change password</Button>
}
