import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { DashboardList } from '@/lib/contracts/dashboard'
import { api } from './api'

const pollMs = 2_000

/** The account's dashboards that have the words, newest first; read again while one of them is being made. */
export function useDashboards(initial: DashboardList, q: string) {
  return useInfiniteQuery({
    queryKey: ['dashboards', q],
    queryFn: ({ pageParam, signal }) => api.listDashboards({ cursor: pageParam, q: q || undefined, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    initialData: q ? undefined : { pages: [initial], pageParams: [undefined] },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.some(isMakingOne) ? pollMs : false),
  })
}

const isMakingOne = (page: DashboardList) => page.items.some((item) => item.status === 'processing')
