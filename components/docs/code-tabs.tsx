'use client'

import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { CodeBlock } from './code-block'

interface CodeTab {
  /** The language. */
  name: string
  fileName: string
  /** Fetch it and run it. */
  commands: string
  code: string
}

/** The same thing in several languages. */
export function CodeTabs({ tabs }: { tabs: CodeTab[] }) {
  return (
    <Tabs defaultValue={tabs[0]?.name}>
      <TabsList aria-label="Language">
        {tabs.map(({ name }) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ name, fileName, commands, code }) => (
        <TabsContent
          key={name}
          value={name}
          forceMount
          className="flex flex-col gap-4 data-[state=inactive]:hidden"
        >
          <CodeBlock label={`Run ${fileName}`} code={commands} />
          <CodeBlock label={fileName} code={code} />
        </TabsContent>
      ))}
    </Tabs>
  )
}
