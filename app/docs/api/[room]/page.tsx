import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getDocument } from '@/app/docs/get-document'
import { OperationSection } from '@/components/docs/operation-section'
import { PageHeading } from '@/components/shell/page-heading'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { describeOperation } from '@/lib/openapi/reference/describe-operation'
import { type Room, rooms } from '@/lib/openapi/rooms'

interface RoomPageProps {
  params: Promise<{ room: string }>
}

const isRoom = (name: string): name is Room => Object.hasOwn(rooms, name)

export async function generateMetadata({ params }: RoomPageProps): Promise<Metadata> {
  const { room } = await params
  return isRoom(room) ? { title: `${rooms[room].title}, API reference` } : {}
}

export default async function RoomPage({ params }: RoomPageProps) {
  const { room } = await params
  if (!isRoom(room)) notFound()
  const document = getDocument()
  return (
    <>
      <PageHeading title={rooms[room].title}>{rooms[room].description}</PageHeading>
      {allOperations
        .filter((operation) => operation.room === room)
        .map((operation) => (
          <OperationSection key={operation.id} operation={describeOperation(document, operation)} />
        ))}
    </>
  )
}
