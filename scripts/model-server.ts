import { parseArgs } from 'node:util'
import { brokenServers } from '@/test/support/broken-model-servers'
import { guess } from '@/test/support/guessing-model'
import { lyingModels } from '@/test/support/lying-models'
import { modelFlavours } from '@/test/support/model-flavours'
import { answerWith, type Behaviour, startModelServer } from '@/test/support/model-server'

/**
 * `npm run model-server -- [--port N] [--wait MS] [NAME]`: the tests' model server by itself, to look at the product
 * with a model: as one of the flavours of servers, as a model that lies or as a server that is broken. Without a name it guesses.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4010' }, wait: { type: 'string', default: '0' } },
})
const [name] = positionals

const behaviours: Record<string, Behaviour> = {
  ...Object.fromEntries(Object.entries(modelFlavours).map(([key, flavour]) => [key, flavour(guess)])),
  ...lyingModels,
  ...brokenServers,
}
const behaviour = name === undefined ? guess : behaviours[name]
if (!behaviour) {
  console.error(
    `No server is called ${JSON.stringify(name)}; there are:\n${Object.keys(behaviours).join('\n')}`,
  )
  process.exit(2)
}

const server = await startModelServer(Number(values.port))
server.behave((request, response) => {
  const { model, messages, response_format, max_tokens, max_completion_tokens } = request.body
  const { length } = messages
  console.log(
    JSON.stringify({ model, length, format: response_format?.type, max_tokens, max_completion_tokens }),
  )
  setTimeout(() => {
    const content = behaviour(request, response)
    if (content !== null) answerWith(response, content)
  }, Number(values.wait))
  return null
})
console.log(`LLM_BASE_URL=${server.baseUrl} LLM_MODEL=guess npm start`)
