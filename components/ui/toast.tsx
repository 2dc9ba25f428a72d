'use client'

import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Button } from './button'

interface Message {
  id: number
  title: string
  detail?: string
}

type Show = (message: Omit<Message, 'id'>) => void

const ToastContext = createContext<Show>(() => undefined)

/** Tells of something that is done, in passing; what needs an answer belongs on the page. */
export const useToast = () => useContext(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const show = useCallback<Show>((message) => {
    setMessages((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const remove = (id: number) => setMessages((before) => before.filter((message) => message.id !== id))
  return (
    <ToastContext value={show}>
      <Primitive.Provider swipeDirection="right">
        {children}
        {messages.map((message) => (
          <ToastItem key={message.id} message={message} onRemove={() => remove(message.id)} />
        ))}
        <Primitive.Viewport className="fixed right-0 bottom-0 z-50 flex w-full max-w-sm flex-col gap-2 p-4 outline-none" />
      </Primitive.Provider>
    </ToastContext>
  )
}

function ToastItem({ message, onRemove }: { message: Message; onRemove: () => void }) {
  return (
    <Primitive.Root
      onOpenChange={(open) => (open ? undefined : onRemove())}
      className="animate-rise flex items-start justify-between gap-3 rounded-lg border bg-raised p-3 pl-4 shadow-raised"
    >
      <div className="py-1">
        <Primitive.Title className="text-sm font-medium">{message.title}</Primitive.Title>
        {message.detail ? (
          <Primitive.Description className="text-sm text-muted">{message.detail}</Primitive.Description>
        ) : null}
      </div>
      <Primitive.Close asChild>
        <Button variant="ghost" size="icon" aria-label="Dismiss">
          <X aria-hidden />
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  )
}
