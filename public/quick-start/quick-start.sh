#!/bin/sh
# Makes a dashboard of a CSV file:  sh quick-start.sh orders.csv
# READOUT_URL is where Readout runs, READOUT_API_KEY is a key of yours.
set -eu
file=$1

# Prints the body of the answer, and ends the script where it is a refusal.
call() {
  curl --silent --show-error --fail-with-body --retry 3 \
    --header "Authorization: Bearer $READOUT_API_KEY" "$@"
}
# Prints a text field of a JSON answer. With jq at hand: jq -r ".data.$1"
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

answer=$(call "$READOUT_URL/api/dashboard/generate/" \
  --header "Idempotency-Key: $(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" \
  --form file_type=csv \
  --form instructions='revenue by region and by month' \
  --form "file=@$file") || { echo "$answer" >&2; exit 1; }

# A small file is finished within the request. A larger one is waited for, 25 seconds at a time.
generation=$(echo "$answer" | field generation_id)
while echo "$answer" | grep -q '"status":"processing"'; do
  answer=$(call "$READOUT_URL/api/dashboard/generate/$generation/?wait=25")
done
if echo "$answer" | grep -q '"status":"failed"'; then echo "$answer" >&2; exit 1; fi

echo "Share it:  $(echo "$answer" | field share_url)"
dashboard=$(echo "$answer" | field dashboard_id)
call "$READOUT_URL/api/dashboard/$dashboard/" >dashboard.json
echo "All of it: dashboard.json"
