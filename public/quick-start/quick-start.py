# Makes a dashboard of a CSV file:  python3 quick-start.py orders.csv
# READOUT_URL is where Readout runs, READOUT_API_KEY is a key of yours. The standard library is enough.
import json
import os
import pathlib
import sys
import urllib.error
import urllib.request
import uuid

URL = os.environ.get("READOUT_URL", "http://localhost:3000")
KEY = os.environ["READOUT_API_KEY"]


def call(path, body=None, headers={}):
    """Opens the envelope: gives its data, or ends with what was refused."""
    request = urllib.request.Request(URL + path, data=body, headers=headers)
    request.add_header("Authorization", f"Bearer {KEY}")
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)["data"]
    except urllib.error.HTTPError as refusal:
        error = json.load(refusal)["error"]
        sys.exit(f"{error['code']}: {error['message']}")
    except urllib.error.URLError as failure:
        sys.exit(f"{URL} did not answer: {failure.reason}")


def multipart(fields, file):
    """The form as bytes, and its Content-Type."""
    boundary = uuid.uuid4().hex
    lines = []
    for name, value in fields.items():
        lines += [f"--{boundary}", f'Content-Disposition: form-data; name="{name}"', "", value]
    lines += [f"--{boundary}", f'Content-Disposition: form-data; name="file"; filename="{file.name}"', "", ""]
    body = "\r\n".join(lines).encode() + file.read_bytes() + f"\r\n--{boundary}--\r\n".encode()
    return body, f"multipart/form-data; boundary={boundary}"


fields = {"file_type": "csv", "instructions": "revenue by region and by month"}
body, content_type = multipart(fields, pathlib.Path(sys.argv[1]))
generation = call(
    "/api/dashboard/generate/",
    body,
    {"Content-Type": content_type, "Idempotency-Key": str(uuid.uuid4())},
)
# A small file is finished within the request. A larger one is waited for, 25 seconds at a time.
while generation["status"] == "processing":
    generation = call(f"/api/dashboard/generate/{generation['generation_id']}/?wait=25")
if generation["status"] == "failed":
    sys.exit(generation["error"]["message"])

dashboard = call(f"/api/dashboard/{generation['dashboard_id']}/")
print(dashboard["title"])
for sentence in dashboard["layout"]["narrative_snippets"]:
    print("-", sentence)
print("Share it:", generation["share_link"]["share_url"])
