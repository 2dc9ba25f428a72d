import type { Metadata } from 'next'
import { getDocument } from '@/app/docs/get-document'
import { ObjectSection } from '@/components/docs/object-section'
import { PageHeading } from '@/components/shell/page-heading'
import { describeObjects } from '@/lib/openapi/reference/describe-objects'

export const metadata: Metadata = { title: 'Objects, API reference' }

export default function ObjectsPage() {
  return (
    <>
      <PageHeading title="Objects">
        Every shape that has a name, field by field. Fields of answers are always there unless it says
        otherwise.
      </PageHeading>
      {describeObjects(getDocument()).map((object) => (
        <ObjectSection key={object.name} object={object} />
      ))}
    </>
  )
}
